import { defineConfig } from '@rslib/core';

const source = { entry: { probe: './src/probe.ts' } };

export default defineConfig({
  lib: [
    { id: 'esm', source, output: { distPath: './probe/esm' } },
    { id: 'files', bundle: false, source, output: { distPath: './probe/files' } },
    { format: 'cjs', source, output: { distPath: './probe/cjs' } },
    { format: 'umd', source, output: { distPath: './probe/umd' } },
    {
      format: 'iife',
      source: { entry: { script: './src/script.ts' } },
      output: { distPath: './probe/iife' },
    },
  ],
});
