import type { LibConfig } from '@rslib/core';
import { type Probe, values } from './probe.ts';
import { everyImport, federationStub, fourDependencies, newSyntax, project, twoModules } from './probe-projects.ts';

const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;
const text = '/* text */';

const forFormat = (format: (typeof formats)[number]): LibConfig =>
  format === 'mf' ? { format, plugins: [federationStub] } : { format };

const withStyles = project({
  'src/index.ts': "import './a.css';\nexport const a: number = 1;\n",
  'src/a.css': 'a { color: red }\n',
});
const withWasm = project({
  'src/index.ts': "import * as empty from './empty.wasm';\nexport { empty };\n",
  'src/empty.wasm': '\0asm\u0001\0\0\0',
});
const nested = project({
  'src/components/a/index.ts': 'export const a = 1;\n',
  'src/components/b/index.ts': 'export const b = 2;\n',
});

/** The probes of what the emitted JavaScript and styles look like. */
export const outputProbes: Probe[] = [
  { option: 'format', files: twoModules, candidates: values('esm', 'cjs', 'umd', 'iife') },
  { option: 'bundle', files: twoModules, candidates: values(true, false) },
  { option: 'autoExtension', files: twoModules, lib: { format: 'cjs' }, candidates: values(true, false) },
  { option: 'umdName', files: twoModules, lib: { format: 'umd' }, candidates: values('Demo', ['Acme', 'Demo']) },
  {
    option: 'umdName.root',
    files: twoModules,
    lib: { format: 'umd', umdName: { commonjs: 'demo' } },
    candidates: values('Demo'),
  },
  {
    option: 'umdName.commonjs',
    files: twoModules,
    lib: { format: 'umd', umdName: { root: 'Demo' } },
    candidates: values('demo'),
  },
  ...formats.map(
    (format): Probe => ({
      option: 'autoExternal',
      when: `format: '${format}'`,
      files: fourDependencies,
      lib: forFormat(format),
      candidates: values(true, false),
    }),
  ),
  ...['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'].map(
    (kind): Probe => ({
      option: `autoExternal.${kind}`,
      files: fourDependencies,
      lib: { autoExternal: {} },
      candidates: values(true, false),
    }),
  ),
  ...['js.path', 'js.extension', 'style.path', 'style.extension', 'asset.path', 'asset.extension'].map(
    (key): Probe => ({
      option: `redirect.${key}`,
      files: everyImport,
      lib: { bundle: false, output: { target: 'web' } },
      candidates: values(true, false),
    }),
  ),
  {
    option: 'syntax',
    when: 'engines.node: undefined',
    files: project(newSyntax),
    candidates: values('es5', 'es2015', 'es2020', 'esnext'),
  },
  {
    option: 'syntax',
    when: "engines.node: '>=12'",
    files: project(newSyntax, { engines: { node: '>=12' } }),
    candidates: values('es5', 'es2015', 'esnext', ['node >= 12'], ['node >= 16']),
  },
  {
    option: 'externalHelpers',
    files: project(newSyntax, { dependencies: { '@swc/helpers': '*' } }),
    lib: { syntax: 'es5' },
    candidates: values(true, false),
  },
  ...['banner', 'footer'].flatMap((option): Probe[] => [
    { option: `${option}.js`, files: withStyles, lib: { output: { target: 'web' } }, candidates: values(text) },
    { option: `${option}.css`, files: withStyles, lib: { output: { target: 'web' } }, candidates: values(text) },
  ]),
  ...['url', 'dirname', 'filename'].map(
    (key): Probe => ({
      option: `shims.cjs.import.meta.${key}`,
      files: project({ 'src/index.ts': `export const here = import.meta.${key};\n` }),
      // Only there does the switch show: for Node.js, Rspack itself turns two of the three into `__dirname` and `__filename`.
      lib: { format: 'cjs', output: { target: 'web' } },
      candidates: values(true, false),
    }),
  ),
  ...['__filename', '__dirname', 'require'].map(
    (key): Probe => ({
      option: `shims.esm.${key}`,
      files: project({
        'src/index.js': `export const here = ${key === 'require' ? "require.resolve('dep')" : key};\n`,
      }),
      candidates: values(true, false),
    }),
  ),
  {
    option: 'outBase',
    when: "source.entry: { index: './src/components/**' }",
    files: nested,
    lib: { bundle: false, source: { entry: { index: './src/components/**' } } },
    candidates: values('.', './src', './src/components'),
  },
  ...[true, false].flatMap((bundle): Probe[] => [
    {
      option: 'wasm',
      when: `bundle: ${bundle}`,
      files: withWasm,
      lib: { bundle },
      candidates: values({ mode: 'compile' }, { mode: 'preserve' }, false),
    },
    {
      option: 'wasm.mode',
      when: `bundle: ${bundle}`,
      files: withWasm,
      lib: { bundle, wasm: {} },
      candidates: values('compile', 'preserve'),
    },
  ]),
  { option: 'experiments.exe', files: twoModules, candidates: values(true, false) },
];
