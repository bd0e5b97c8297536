import { defineConfig, mergeRslibConfig } from '@rslib/core';
import { base } from './rslib.base.ts';

export default mergeRslibConfig(
  base,
  defineConfig({
    footer: { js: '/* paint */' },
    lib: [
      { id: 'modern', syntax: 'es2024', dts: true },
      { id: 'script', format: 'iife', source: { entry: { script: './src/script.ts' } } },
    ],
  }),
);
