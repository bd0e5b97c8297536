const source = (code, more) => ({ 'src/index.js': code, ...more });
const cjs = { rollup: { format: 'cjs' }, rslib: { format: 'cjs' } };
const umd = { rollup: { format: 'umd', name: 'acme' }, rslib: { format: 'umd', umdName: 'acme' } };
const noName = { rollup: { format: 'umd' }, rslib: { format: 'umd' } };

// The sources that make Rollup or Vite say something, by the code of the message. Without options, all build an ES module.
export const cases = {
  UNRESOLVED_IMPORT: {
    files: source(`import { round } from 'acme-round';\nexport const half = (n) => round(n / 2);`),
  },
  UNRESOLVED_IMPORT_FILE: {
    files: source(`export { area } from './area.js';`),
  },
  MISSING_NODE_BUILTINS: {
    files: source(`import { readFileSync } from 'fs';\nexport const text = () => readFileSync('a.txt');`),
    rollup: { format: 'umd', name: 'acme' },
    rslib: { target: 'web' },
  },
  UNRESOLVED_ENTRY: {
    files: { 'src/main.js': `export const width = 1;` },
  },
  MISSING_EXPORT: {
    files: source(`import { area } from './size.js';\nexport const twice = () => area() * 2;`, {
      'src/size.js': `export const size = 1;`,
    }),
  },
  MISSING_EXPORT_OF_NAMESPACE: {
    files: source(`import * as size from './size.js';\nexport const twice = () => size.area * 2;`, {
      'src/size.js': `export const size = 1;`,
    }),
  },
  MISSING_EXPORT_OF_COMMONJS: {
    files: source(`import { size } from './size.cjs';\nexport const twice = () => size * 2;`, {
      'src/size.cjs': `exports.size = 1;`,
    }),
  },
  UNUSED_EXTERNAL_IMPORT: {
    files: source(`import { join, resolve } from 'node:path';\nexport const file = (name) => join('dist', name);`),
    external: ['node:path'],
  },
  CIRCULAR_DEPENDENCY: {
    files: source(`import { b } from './b.js';\nexport const a = () => b();`, {
      'src/b.js': `import { a } from './index.js';\nexport const b = () => a;`,
    }),
  },
  PARSE_ERROR_JSON: {
    files: source(`export { default } from './units.json';`, { 'src/units.json': `{ "km": 1000 }` }),
  },
  PARSE_ERROR_FILE: {
    files: source(`export { default } from './manual.pdf';`, { 'src/manual.pdf': `%PDF-1.7 manual` }),
  },
  PARSE_ERROR_TYPESCRIPT: {
    files: source(`export { km } from './km.ts';`, { 'src/km.ts': `export const km: number = 1000;` }),
  },
  PARSE_ERROR_JSX: {
    files: source(`export const Unit = () => <b>km</b>;`),
  },
  MIXED_EXPORTS: {
    files: source(`export default 1;\nexport const km = 1000;`),
    ...cjs,
  },
  INVALID_EXPORT_OPTION: {
    files: source(`export default 1;\nexport const km = 1000;`),
    rollup: { format: 'cjs', exports: 'default' },
    rslib: { format: 'cjs' },
  },
  INVALID_TLA_FORMAT: {
    files: source(`export const km = await Promise.resolve(1000);`),
    ...cjs,
  },
  EMPTY_IMPORT_META: {
    files: source(`export const here = import.meta.url;`),
    ...umd,
  },
  MISSING_GLOBAL_NAME: {
    files: source(`import React from 'react';\nexport const version = () => React.version;`),
    external: ['react'],
    rollup: umd.rollup,
    rslib: { ...umd.rslib, externals: ['react'] },
  },
  MISSING_NAME_OPTION: {
    files: source(`export const km = 1000;`),
    ...noName,
  },
  ILLEGAL_IDENTIFIER_AS_NAME: {
    files: source(`export const km = 1000;`),
    rollup: { format: 'iife', name: 'acme-units' },
    rslib: { format: 'umd', umdName: 'acme-units' },
  },
  INVALID_OPTION_ENTRIES: {
    files: source(`export const km = 1000;`, { 'src/mile.js': `export const mile = 1609;` }),
    rollup: { ...umd.rollup, input: ['src/index.js', 'src/mile.js'] },
    rslib: { ...umd.rslib, entry: { index: './src/index.js', mile: './src/mile.js' } },
  },
  INVALID_OPTION_IMPORT: {
    files: source(`export const load = () => import('./mile.js');`, { 'src/mile.js': `export const mile = 1609;` }),
    ...umd,
  },
  INVALID_OPTION_FILE: {
    files: source(`export const load = () => import('./mile.js');`, { 'src/mile.js': `export const mile = 1609;` }),
    rollup: { file: 'dist/index.js' },
  },
  THIS_IS_UNDEFINED: {
    files: source(`export const root = this;`),
  },
  MODULE_LEVEL_DIRECTIVE: {
    files: source(`'use client';\nexport const km = 1000;`),
  },
  EVAL: {
    files: source(`export const run = (code) => eval(code);`),
  },
  INVALID_ANNOTATION: {
    files: source(`export const km = /* #__PURE__ */ 500 + 500;`),
  },
  EMPTY_BUNDLE: {
    files: source(`import './mile.js';`, { 'src/mile.js': `const mile = 1609;` }),
  },
  DUPLICATE_EXPORT: {
    files: source(`export const km = 1000;\nexport { km };`),
  },
  NAMESPACE_CONFLICT: {
    files: source(`export * from './metric.js';\nexport * from './imperial.js';`, {
      'src/metric.js': `export const unit = 'km';`,
      'src/imperial.js': `export const unit = 'mile';`,
    }),
  },
  CANNOT_CALL_NAMESPACE: {
    files: source(`import * as round from './round.js';\nexport const km = round(1.5);`, {
      'src/round.js': `export default (n) => Math.round(n);`,
    }),
  },
  CONST_REASSIGN: {
    files: source(`const km = 1;\nkm = 1000;\nexport { km };`),
  },
  ILLEGAL_REASSIGNMENT: {
    files: source(`import { unit } from './unit.js';\nunit = 'mile';\nexport const name = unit;`, {
      'src/unit.js': `export let unit = 'km';`,
    }),
  },
  REDECLARATION_ERROR: {
    files: source(`export const km = 1000;\nconst km = 1;`),
  },
};
