import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2020',
  lib: [{ format: 'esm' }, { format: 'cjs', id: 'node' }],
});
