import { defineConfig } from '@rslib/core';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig({
  source: {
    define: { VERSION: JSON.stringify(packageJson.version) },
  },
  output: { target: 'web' },
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
    { format: 'umd', umdName: 'envFormats', output: { distPath: './dist/umd' } },
  ],
});
