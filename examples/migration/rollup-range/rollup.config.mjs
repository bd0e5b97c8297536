import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';

const plugins = [
  resolve(),
  commonjs(),
  json(),
  replace({ __VERSION__: JSON.stringify('1.8.0'), preventAssignment: true }),
  esbuild({ target: 'es2020' }),
];

export default [
  {
    input: 'src/index.ts',
    external: ['lodash'],
    plugins,
    output: [
      { file: 'old/esm/index.js', format: 'es', sourcemap: true },
      { file: 'old/cjs/index.cjs', format: 'cjs', sourcemap: true },
    ],
  },
  {
    input: 'src/index.ts',
    plugins,
    output: { file: 'old/umd/range.cjs', format: 'umd', name: 'Range', banner: '/*! rollup-range 1.8.0 */' },
  },
];
