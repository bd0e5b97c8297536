import { defineConfig } from '@rslib/core';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig({
  source: {
    define: {
      VERSION: JSON.stringify(packageJson.version),
      DEBUG: false,
    },
  },
});
