import { readFileSync, writeFileSync } from 'node:fs';
import { rslib, table, tsc, verdict } from './versions.mjs';

const project = JSON.parse(readFileSync('tsconfig.json', 'utf8'));

function change(options, files) {
  const compilerOptions = { ...project.compilerOptions, ...options };
  writeFileSync('tsconfig.try.json', JSON.stringify({ compilerOptions, include: files }));
}

const checks = (options, files = ['src/index.ts']) => () => {
  change(options, files);
  return verdict(tsc(['--noEmit', '-p', 'tsconfig.try.json']));
};

const builds = (options) => () => {
  change(options, ['src/index.ts']);
  return verdict(rslib(['--tsconfig', 'tsconfig.try.json']));
};

const removed = {
  baseUrl: '.',
  downlevelIteration: true,
  target: 'es5',
  lib: ['es2023'],
  moduleResolution: 'node',
  esModuleInterop: false,
};

table({
  'rootDir: undefined': builds({ rootDir: undefined }),
  'baseUrl': checks({ baseUrl: '.' }),
  'downlevelIteration': checks({ downlevelIteration: true }),
  'target: es5': checks({ target: 'es5', lib: ['es2023'] }),
  'moduleResolution: node': checks({ moduleResolution: 'node' }),
  'esModuleInterop: false': checks({ esModuleInterop: false }),
  "+ ignoreDeprecations: '6.0'": checks({ ...removed, ignoreDeprecations: '6.0' }),
  'types: undefined': checks({ types: undefined }),
  "types: ['node'], import './a.css'": checks({ types: ['node'] }, ['src/styles.ts']),
});
