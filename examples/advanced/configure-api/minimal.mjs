import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    lib: [{ format: 'esm' }, { format: 'cjs' }],
    output: { distPath: './minimal' },
  },
});

const { stats, close } = await rslib.build();
console.log('errors:', stats.hasErrors());
await close();
