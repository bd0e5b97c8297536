import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { extension: './src/extension.ts', main: './src/main.ts' } },
  output: { externals: ['vscode', 'electron'] },
});
