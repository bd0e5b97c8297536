import { defineConfig } from '@rslib/core';
import base from './rslib.config.ts';

export default defineConfig({
  ...base,
  lib: [{ format: 'esm', autoExternal: false }],
});
