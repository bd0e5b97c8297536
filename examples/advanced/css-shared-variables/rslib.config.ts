import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [
    pluginSass({ sassLoaderOptions: { additionalData: "@use '@/tokens';" } }),
    pluginLess({ lessLoaderOptions: { lessOptions: { globalVars: { gap: '2px' } } } }),
  ],
  lib: [
    { id: 'bundle', output: { distPath: './dist/bundle' } },
    {
      id: 'bundleless',
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/tokens.scss'] } },
      output: { distPath: './dist/bundleless' },
    },
  ],
});
