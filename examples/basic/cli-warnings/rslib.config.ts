import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginFailOnWarnings: RsbuildPlugin = {
  name: 'fail-on-warnings',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasWarnings()) process.exitCode = 1;
    });
  },
};

export default defineConfig({
  lib: [{ format: 'umd', output: { target: 'web' } }],
  plugins: [pluginFailOnWarnings],
});
