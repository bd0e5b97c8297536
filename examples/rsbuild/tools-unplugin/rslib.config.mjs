import { defineConfig } from '@rslib/core';
import autoImport from 'unplugin-auto-import/rspack';

export default defineConfig({
  tools: {
    rspack: {
      plugins: [autoImport({ imports: ['vue'], dts: false })],
    },
  },
});
