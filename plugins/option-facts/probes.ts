import type { LibConfig } from '@rslib/core';
import * as projects from './probe-projects.ts';
import { forFormat, formats, project } from './probe-projects.ts';

/** An experiment: leaves an option out, sets it to each candidate, and finds the candidate with an identical build. */
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
  /** Set if a failing build is the option's effect. */
  mayFail?: true;
};

type Defaults = Omit<Probe, 'option'>;
const each = (prefix: string, keys: readonly string[], probe: Defaults): Probe[] =>
  keys.map((key) => ({ option: `${prefix}${key}`, ...probe }));

const dts: LibConfig = { dts: {} };
const web: LibConfig = { output: { target: 'web' } };
const comment = ['/* text */'];
const { everyImport, fourDependencies, newSyntax, withAssets, withStyles, withWasm } = projects;

export const probes: Probe[] = [
  { option: 'format', candidates: ['esm', 'cjs', 'umd', 'iife'] },
  { option: 'bundle' },
  { option: 'autoExtension', lib: { format: 'cjs' } },
  { option: 'umdName', lib: { format: 'umd' }, candidates: ['Demo', ['Acme', 'Demo']] },
  { option: 'umdName.root', lib: { format: 'umd', umdName: { commonjs: 'demo' } }, candidates: ['Demo'] },
  { option: 'umdName.commonjs', lib: { format: 'umd', umdName: { root: 'Demo' } }, candidates: ['demo'] },
  ...formats.map((format) => ({
    option: 'autoExternal',
    when: `format: '${format}'`,
    files: fourDependencies,
    lib: forFormat(format),
  })),
  ...each('autoExternal.', ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'], {
    files: fourDependencies,
    lib: { autoExternal: {} },
  }),
  ...['js', 'style', 'asset'].flatMap((kind) =>
    each(`redirect.${kind}.`, ['path', 'extension'], { files: everyImport, lib: { bundle: false, ...web } }),
  ),
  ...each('redirect.dts.', ['path', 'extension'], { files: everyImport, lib: { bundle: false, dts: true } }),
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
  {
    option: 'externalHelpers',
    files: project(newSyntax, { dependencies: { '@swc/helpers': '*' } }),
    lib: { syntax: 'es5' },
  },
  ...['banner.', 'footer.'].flatMap((option) => [
    ...each(option, ['js', 'css'], { files: withStyles, lib: web, candidates: comment }),
    ...each(option, ['dts'], { lib: { dts: true }, candidates: comment }),
  ]),
  // The option has an effect for browsers only: for Node.js, Rspack itself replaces two of the three.
  ...['url', 'dirname', 'filename'].map((key) => ({
    option: `shims.cjs.import.meta.${key}`,
    files: project({ 'src/index.ts': `export const here = import.meta.${key};\n` }),
    lib: { format: 'cjs' as const, ...web },
  })),
  ...[
    ['__filename', '__filename'],
    ['__dirname', '__dirname'],
    ['require', "require.resolve('dep')"],
  ].map(([key, code]) => ({
    option: `shims.esm.${key}`,
    files: project({ 'src/index.js': `export const here = ${code};\n` }),
  })),
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
  { option: 'experiments.exe' },

  { option: 'dts' },
  ...each('dts.', ['bundle', 'isolated'], { lib: dts }),
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
  { option: 'dts.build', files: projects.withReference, lib: dts },
  { option: 'dts.abortOnError', files: projects.wrongType, lib: dts, mayFail: true },
  { option: 'dts.autoExtension', lib: { format: 'cjs', dts: {} } },
  { option: 'dts.alias', files: projects.aliasedType, lib: dts, candidates: [{}, { foo: './src/foo' }] },
  { option: 'dts.tsgo', when: 'typescript >= 7', lib: dts },
  { option: 'dts.tsgo', when: 'typescript < 7', lib: { dts: { typescriptPath: projects.olderTypescript } } },

  // Rsbuild options that are resolved after the configuration can be inspected.
  ...[false, true].flatMap((filenameHash) =>
    [...Object.keys(projects.assets), 'css'].map((kind) => {
      const extension = kind === 'svg' || kind === 'css' ? `.${kind}` : '[ext]';
      return {
        option: `output.filename.${kind}`,
        when: `output.filenameHash: ${filenameHash}`,
        files: withAssets,
        lib: { output: { target: 'web' as const, filenameHash } },
        candidates: [`[name]${extension}`, `[name].[contenthash:10]${extension}`],
      };
    }),
  ),
  ...(['node', 'web'] as const).flatMap((target) => [
    { option: 'output.emitCss', when: `output.target: '${target}'`, files: withAssets, lib: { output: { target } } },
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
  {
    option: 'output.cssModules.localIdentName',
    files: withAssets,
    lib: web,
    candidates: ['[local]-[hash:base64:6]', '[path][name]__[local]-[hash:base64:6]'],
  },
  { option: 'output.sourceMap.js', candidates: [false, 'source-map', 'cheap-module-source-map'] },
];
