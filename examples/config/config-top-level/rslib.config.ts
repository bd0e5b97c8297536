import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2020',
  bundle: false,
  dts: true,
  format: 'cjs',
});
