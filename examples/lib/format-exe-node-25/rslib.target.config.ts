import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      experiments: { exe: { targets: [JSON.parse(process.env.TARGET ?? '{}')] } },
    },
  ],
});
