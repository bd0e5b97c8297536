import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const code = "export const version = '1.2.0';\n";

const pluginVersion: RsbuildPlugin = {
  name: 'version',
  setup(api) {
    api.onBeforeEnvironmentCompile(() => {
      if (readFileSync('src/version.ts', 'utf8') === code) return;
      writeFileSync('src/version.ts', code);
      console.log('src/version.ts');
    });
  },
};

export default defineConfig({ plugins: [pluginVersion] });
