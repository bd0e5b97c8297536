import { defineConfig } from '@rslib/core';

const alias = { '@acme/units': './src/units-stub.ts' };

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: './dist/default' },
    },
    {
      id: 'extensions',
      resolve: { extensions: ['.web.ts', '.ts', '.js'] },
      output: { distPath: './dist/extensions' },
    },
    {
      id: 'conditions',
      resolve: { conditionNames: ['worker', 'import'] },
      output: { distPath: './dist/conditions' },
    },
    {
      id: 'fields',
      resolve: { mainFields: ['browser', 'main'] },
      output: { distPath: './dist/fields' },
    },
    {
      id: 'alias',
      resolve: { alias },
      output: { distPath: './dist/alias' },
    },
    {
      id: 'alias-bundled',
      resolve: { alias },
      output: {
        autoExternal: { exclude: ['@acme/units'] },
        distPath: './dist/alias-bundled',
      },
    },
  ],
});
