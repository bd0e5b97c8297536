import { defineConfig } from '@rslib/core';
import { listLicenses } from './list-licenses.ts';

export default defineConfig({
  plugins: [listLicenses()],
  output: { distPath: './listed' },
});
