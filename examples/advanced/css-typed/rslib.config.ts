import { pluginTypedCSSModules } from '@rsbuild/plugin-typed-css-modules';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginTypedCSSModules()],
  output: { target: 'web' },
});
