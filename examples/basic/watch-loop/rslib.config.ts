import { writeFileSync } from 'node:fs';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const code = "export const version = '1.2.0';\n";
let builds = 0;

const pluginVersion: RsbuildPlugin = {
  name: 'version',
  setup(api) {
    api.onBeforeEnvironmentCompile(() => {
      writeFileSync('src/version.ts', code);
      builds += 1;
      console.log(`src/version.ts (${builds})`);
    });
  },
};

export default defineConfig({ plugins: [pluginVersion] });
