import type { LibConfig } from '@rslib/core';
import * as projects from './probe-projects.ts';
import { project } from './probe-projects.ts';

/**
 * An experiment: leaves an option out, sets it to each candidate, and finds the candidate with an identical build. For
 * options whose declaration does not state the default as code, or states one that applies only sometimes.
 */
export type Probe = {
  option: string;
  /** The configuration that the default depends on, if any. */
  when?: string;
  /** Defaults to a library with two modules. */
  files?: projects.ProjectFiles;
  lib?: LibConfig;
  /** The values to try; `true` and `false` by default. */
  candidates?: readonly unknown[];
  /** The option whose value the matching candidate represents. */
  standsFor?: string;
};

const web: LibConfig = { output: { target: 'web' } };
const comment = ['/* text */'];
const { newSyntax, withStyles, withWasm } = projects;

export const probes: Probe[] = [
  { option: 'umdName.root', lib: { format: 'umd', umdName: { commonjs: 'demo' } }, candidates: ['Demo'] },
  { option: 'umdName.commonjs', lib: { format: 'umd', umdName: { root: 'Demo' } }, candidates: ['demo'] },
  {
    option: 'syntax',
    when: 'engines.node: undefined',
    files: project(newSyntax),
    candidates: ['es5', 'es2015', 'es2020', 'esnext'],
  },
  {
    option: 'syntax',
    when: "engines.node: '>=12'",
    files: project(newSyntax, { engines: { node: '>=12' } }),
    candidates: ['es5', 'es2015', 'esnext', ['node >= 12'], ['node >= 16']],
  },
  ...['banner', 'footer'].flatMap((option) => [
    { option: `${option}.js`, files: withStyles, lib: web, candidates: comment },
    { option: `${option}.css`, files: withStyles, lib: web, candidates: comment },
    { option: `${option}.dts`, lib: { dts: true }, candidates: comment },
  ]),
  {
    option: 'outBase',
    when: "source.entry: { index: './src/components/**' }",
    files: projects.nestedEntries,
    lib: { bundle: false, source: { entry: { index: './src/components/**' } } },
    candidates: ['.', './src', './src/components'],
  },
  ...[true, false].flatMap((bundle): Probe[] => [
    {
      option: 'wasm',
      when: `bundle: ${bundle}`,
      files: withWasm,
      lib: { bundle },
      candidates: [{ mode: 'compile' }, { mode: 'preserve' }, false],
    },
    {
      option: 'wasm.mode',
      when: `bundle: ${bundle}`,
      files: withWasm,
      lib: { bundle, wasm: {} },
      candidates: ['compile', 'preserve'],
    },
    {
      option: 'source.entry',
      when: `bundle: ${bundle}`,
      lib: { bundle },
      candidates: [{ index: './src/index.ts' }, { index: './src/**' }],
    },
  ]),
  {
    option: 'dts.bundle.bundledPackages',
    when: "dependencies: { dep: '1.0.0' }, devDependencies: { dev: '1.0.0' }",
    files: projects.typesOfDependencies,
    lib: { dts: { bundle: {} } },
    candidates: [[], ['dev']],
  },
  {
    option: 'dts.distPath',
    when: 'compilerOptions.declarationDir: undefined',
    lib: { dts: {}, output: { distPath: './lib' } },
    candidates: ['./lib'],
    standsFor: 'output.distPath',
  },
  {
    option: 'dts.distPath',
    when: "compilerOptions.declarationDir: './types'",
    files: projects.withDeclarationDir,
    lib: { dts: {}, output: { distPath: './lib' } },
    candidates: ['./lib', './types'],
  },
  { option: 'dts.tsgo', when: 'typescript >= 7', lib: { dts: {} } },
  { option: 'dts.tsgo', when: 'typescript < 7', lib: { dts: { typescriptPath: projects.olderTypescript } } },

  // Rsbuild options that are resolved after the configuration can be inspected.
  ...(['node', 'web'] as const).flatMap((target) => [
    { option: 'output.emitCss', when: `output.target: '${target}'`, files: withStyles, lib: { output: { target } } },
    {
      option: 'resolve.mainFields',
      when: `output.target: '${target}'`,
      files: projects.threeMains,
      lib: { output: { target, autoExternal: false } },
      candidates: [
        ['main', 'module'],
        ['module', 'main'],
        ['browser', 'module', 'main'],
      ],
    },
  ]),
];
