import { defineConfig } from '@rslib/core';
import { folder } from './rslib.folder.js';

export default defineConfig({
  bundle: false,
  output: { distPath: folder },
});
