import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: {
    define: { UNIT: JSON.stringify(process.env.UNIT ?? 'kg') },
  },
});
