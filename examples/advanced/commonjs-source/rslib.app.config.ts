import { defineConfig } from '@rslib/core';

const builds = ['web', 'web-import', 'web-inside'];

export default defineConfig({
  output: { target: 'web', autoExternal: false },
  lib: builds.map((name) => ({
    id: name,
    source: {
      entry: { external: `./dist/${name}/external.js`, bundled: `./dist/${name}/bundled.js` },
    },
    output: { distPath: `./app/${name}` },
  })),
});
