import path from 'node:path';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: { typescriptPath: path.join(import.meta.dirname, 'not-typescript.cjs') },
    },
  ],
});
