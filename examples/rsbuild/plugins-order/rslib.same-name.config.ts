import { defineConfig } from '@rslib/core';
import { trace } from './trace.ts';

export default defineConfig({
  plugins: [trace('twin')],
  lib: [{ plugins: [trace('twin')] }],
});
