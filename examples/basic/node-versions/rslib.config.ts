import { defineConfig } from '@rslib/core';
import { folder } from './rslib.folder.ts';

export default defineConfig({
  bundle: false,
  output: { distPath: folder },
});
