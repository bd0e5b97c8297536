import { defineConfig } from '@rslib/core';

const transformImport = [
  { libraryName: '@acme/ui', libraryDirectory: 'lib', camelToDashComponentName: true },
];

export default defineConfig({
  lib: [
    {
      id: 'whole',
      output: { distPath: './dist/whole' },
    },
    {
      id: 'single',
      source: { transformImport },
      output: { distPath: './dist/single' },
    },
    {
      id: 'bundleless',
      bundle: false,
      source: { transformImport },
      output: { distPath: './dist/bundleless' },
    },
  ],
});
