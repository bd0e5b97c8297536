import { createRslib, loadConfig } from '@rslib/core';

const watch = async () => {
  const rslib = await createRslib({
    config: () => loadConfig({ path: 'rslib.config.ts', command: 'build' }),
    restart: async () => {
      await watch();
      return true;
    },
  });
  await rslib.build({ lib: ['esm'], watch: true });
};

await watch();
