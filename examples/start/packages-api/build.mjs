import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    logLevel: 'error',
    lib: [{ format: 'esm' }, { format: 'cjs' }],
  },
});

const { stats, close } = await rslib.build();
const { children } = stats.toJson({ all: false, assets: true });
console.log(children.map((lib) => [lib.name, lib.assets.map((file) => file.name)]));
await close();
