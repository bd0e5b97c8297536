import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: { bundle: { tsconfigPath: './tsconfig.base.json' } },
    },
  ],
});
