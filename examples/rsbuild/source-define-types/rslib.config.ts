import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { define: { BUILD_DATE: JSON.stringify('2026-11-28') } },
});
