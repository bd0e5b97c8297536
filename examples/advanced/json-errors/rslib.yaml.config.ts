import { pluginYaml } from '@rsbuild/plugin-yaml';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundled', output: { distPath: './dist/yaml-bundled' } },
    { id: 'bundleless', bundle: false, output: { distPath: './dist/yaml' } },
  ],
  plugins: [pluginYaml()],
});
