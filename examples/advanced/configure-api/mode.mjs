import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { logLevel: 'silent', output: { distPath: './mode' } },
});

console.log(process.env.NODE_ENV);
const { close } = await rslib.build();
await close();
console.log(process.env.NODE_ENV);
