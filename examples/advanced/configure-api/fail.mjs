import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    logLevel: 'silent',
    source: { entry: { index: './src/missing.ts' } },
  },
});

try {
  await rslib.build();
} catch (error) {
  console.log(error.constructor.name, JSON.stringify(error.message));
  for (const { message } of error.errors ?? [error]) console.log(message);
}
