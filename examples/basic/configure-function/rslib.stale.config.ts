import { defineConfig } from '@rslib/core';

export default defineConfig(({ envMode }) => ({
  output: {
    distPath: 'stale',
    sourceMap: envMode === 'staging',
  },
  source: {
    define: { UNITS: '["meter"]' },
  },
}));
