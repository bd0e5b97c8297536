import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { leak: './src/leak.ts' },
    define: { 'process.env': JSON.stringify({ REGION: process.env.PUBLIC_REGION, TOKEN: process.env.API_TOKEN }) },
  },
  output: { distPath: './dist/leak' },
});
