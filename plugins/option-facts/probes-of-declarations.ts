import { createRequire } from 'node:module';
import type { LibConfig } from '@rslib/core';
import { type Probe, values } from './probe.ts';
import { everyImport, fourDependencies, project, twoModules } from './probe-projects.ts';

/** API Extractor brings a TypeScript of its own, which is how a project with an older one can be measured here. */
const fromExtractor = createRequire(createRequire(import.meta.url).resolve('@microsoft/api-extractor'));
const olderTypescript = fromExtractor.resolve('typescript');
const { version } = fromExtractor('typescript/package.json') as { version: string };
if (Number.parseInt(version, 10) >= 7) {
  throw new Error(
    `API Extractor brings TypeScript ${version}, so nothing here can measure one before 7 — change the probe of dts.tsgo.`,
  );
}

const dts: LibConfig = { dts: {} };
const wrongType = project({ 'src/index.ts': "export const a: number = 'not a number';\n" });
const customAlias = project(
  { 'src/index.ts': "export type { Foo } from 'foo';\n", 'src/foo.ts': 'export interface Foo { foo: string }\n' },
  {},
  { noCheck: true },
);
const referenced = project(
  {
    ...sourcesOf(twoModules),
    'other/tsconfig.json': '{"compilerOptions":{"composite":true,"rootDir":".","outDir":"./out","types":[]}}',
    'other/other.ts': 'export const other = 1;\n',
  },
  {},
  { declaration: true, emitDeclarationOnly: true, declarationDir: './dist' },
  { references: [{ path: './other' }] },
);

/** The probes of the emitted declaration files. */
export const declarationProbes: Probe[] = [
  { option: 'dts', files: twoModules, candidates: values(true, false) },
  { option: 'dts.bundle', files: twoModules, lib: dts, candidates: values(true, false) },
  {
    option: 'dts.bundle.bundledPackages',
    when: "dependencies: { dep: '1.0.0' }, devDependencies: { dev: '1.0.0' }",
    files: project(
      {
        ...sourcesOf(fourDependencies),
        'src/index.ts': "export type { From_dep } from 'dep';\nexport type { From_dev } from 'dev';\n",
      },
      { dependencies: { dep: '1.0.0' }, devDependencies: { dev: '1.0.0' } },
    ),
    lib: { dts: { bundle: {} } },
    candidates: values([], ['dev']),
  },
  {
    option: 'dts.distPath',
    when: 'compilerOptions.declarationDir: undefined',
    files: twoModules,
    lib: { dts: {}, output: { distPath: './lib' } },
    candidates: [{ value: './lib', as: 'output.distPath' }, ...values('./dist')],
  },
  {
    option: 'dts.distPath',
    when: "compilerOptions.declarationDir: './types'",
    files: project(sourcesOf(twoModules), {}, { declaration: true, declarationDir: './types' }),
    lib: { dts: {}, output: { distPath: './lib' } },
    candidates: [...values('./lib'), ...values('./types')],
  },
  { option: 'dts.build', files: referenced, lib: dts, candidates: values(true, false) },
  { option: 'dts.abortOnError', files: wrongType, lib: dts, candidates: values(true, false), mayFail: true },
  { option: 'dts.autoExtension', files: twoModules, lib: { format: 'cjs', dts: {} }, candidates: values(true, false) },
  { option: 'dts.alias', files: customAlias, lib: dts, candidates: values({}, { foo: './src/foo' }) },
  { option: 'dts.isolated', files: twoModules, lib: dts, candidates: values(true, false) },
  { option: 'dts.tsgo', when: 'typescript >= 7', files: twoModules, lib: dts, candidates: values(true, false) },
  {
    option: 'dts.tsgo',
    when: 'typescript < 7',
    files: twoModules,
    lib: { dts: { typescriptPath: olderTypescript } },
    candidates: values(true, false),
  },
  ...['path', 'extension'].map(
    (key): Probe => ({
      option: `redirect.dts.${key}`,
      files: everyImport,
      lib: { bundle: false, dts: true },
      candidates: values(true, false),
    }),
  ),
  ...['banner', 'footer'].map(
    (option): Probe => ({
      option: `${option}.dts`,
      files: twoModules,
      lib: { dts: true },
      candidates: values('/* text */'),
    }),
  ),
];

function sourcesOf(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name.includes('/')));
}
