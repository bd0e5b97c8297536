import { defineConfig, type LibConfig } from '@rslib/core';

const versions = [
  'es5',
  'es2015',
  'es2016',
  'es2017',
  'es2018',
  'es2019',
  'es2020',
  'es2021',
  'es2022',
  'es2023',
  'es2024',
  'es2025',
  'esnext',
] as const;

export default defineConfig({
  bundle: false,
  lib: versions.map(
    (version): LibConfig => ({
      id: version,
      syntax: version,
      output: { distPath: `./dist/${version}` },
    }),
  ),
});
