const source = (code, more) => ({ 'src/index.js': code, ...more });
const cjs = { esbuild: { format: 'cjs' }, rslib: { format: 'cjs' } };

// The sources that make esbuild say something. Without options, both tools build an ES module for Node.js.
export const cases = {
  'could-not-resolve': {
    files: source(`import { round } from 'acme-round';\nexport const half = (n) => round(n / 2);`),
  },
  'built-into-node': {
    files: source(`import { readFileSync } from 'fs';\nexport const text = () => readFileSync('a.txt');`),
    esbuild: { platform: 'browser' },
    rslib: { target: 'web' },
  },
  'no-matching-export': {
    files: source(`import { area } from './size.js';\nexport const twice = () => area() * 2;`, {
      'src/size.js': `export const size = 1;`,
    }),
  },
  'no-loader': {
    files: source(`export { default } from './manual.pdf';`, { 'src/manual.pdf': `%PDF-1.7 manual` }),
  },
  'jsx-syntax': {
    files: source(`export const Unit = () => <b>km</b>;`),
  },
  'top-level-await': {
    files: source(`export const km = await Promise.resolve(1000);`),
    ...cjs,
  },
  'import-meta': {
    files: source(`export const here = import.meta.url;`),
    ...cjs,
  },
  'require-resolve': {
    files: source(`export const file = () => require.resolve('acme-round');`),
    ...cjs,
  },
  'direct-eval': {
    files: source(`export const run = (code) => eval(code);`),
  },
  'big-integers': {
    files: source(`export const big = 2n ** 64n;`),
    esbuild: { target: 'es2019' },
    rslib: { syntax: 'es2019' },
  },
  destructuring: {
    files: source(`export const { km } = { km: 1000 };`),
    esbuild: { target: 'es5' },
    rslib: { syntax: 'es5' },
  },
  'import-namespace': {
    files: source(`import * as round from './round.js';\nexport const km = round(1.5);`, {
      'src/round.js': `export default (n) => Math.round(n);`,
    }),
  },
  'assign-to-constant': {
    files: source(`const km = 1;\nkm = 1000;\nexport { km };`),
  },
  'assign-to-import': {
    files: source(`import { unit } from './unit.js';\nunit = 'mile';\nexport const name = unit;`, {
      'src/unit.js': `export let unit = 'km';`,
    }),
  },
  'already-declared': {
    files: source(`export const km = 1000;\nconst km = 1;`),
  },
};
