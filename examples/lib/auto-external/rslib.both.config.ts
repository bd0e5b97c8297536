import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { autoExternal: false },
  lib: [
    {
      id: 'top',
      autoExternal: true,
      output: { distPath: './dist/top' },
    },
    {
      id: 'same-lib',
      autoExternal: true,
      output: { autoExternal: false, distPath: './dist/same-lib' },
    },
  ],
});
