import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: JSON.parse(process.env.DTS ?? 'true'),
});
