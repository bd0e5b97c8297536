import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({
  config: () => loadConfig({ path: 'rslib.config.ts', command: 'build' }),
  loadEnv: true,
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ stats }) => {
    console.log(stats.toJson({ all: false, assets: true }).assets.map((file) => file.name));
  });
});

const { close } = await rslib.build({ lib: ['esm'] });
await close();
