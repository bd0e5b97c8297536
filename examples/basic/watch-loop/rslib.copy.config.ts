import { existsSync } from 'node:fs';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginDepth: RsbuildPlugin = {
  name: 'depth',
  setup(api) {
    api.onAfterEnvironmentCompile(() => {
      let copy = 'dist';
      while (existsSync(`${copy}/dist`)) copy += '/dist';
      console.log(copy);
    });
  },
};

// Like a rebuild, a build with `--no-clean` leaves what is in `dist`.
export default defineConfig({
  logLevel: 'silent',
  output: { copy: [{ from: '.' }] },
  plugins: [pluginDepth],
});
