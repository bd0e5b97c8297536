import { defineConfig } from '@rslib/core';

const names = ['literal', 'external', 'optional', 'created', 'context', 'meta-context', 'computed', 'variable', 'value', 'resolve', 'main'];

export default defineConfig({
  source: {
    entry: Object.fromEntries(names.map((name) => [name, `./src/${name}.ts`])),
  },
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
  ],
});
