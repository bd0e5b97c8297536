import { existsSync } from 'node:fs';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

let copy = 'dist';

const pluginDepth: RsbuildPlugin = {
  name: 'depth',
  setup(api) {
    api.onAfterEnvironmentCompile(() => {
      for (; existsSync(copy); copy += '/dist') console.log(copy);
    });
  },
};

export default defineConfig({
  logLevel: 'silent',
  output: { copy: [{ from: '.' }] },
  plugins: [pluginDepth],
});
