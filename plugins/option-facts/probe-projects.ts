import { createRequire } from 'node:module';
import type { LibConfig } from '@rslib/core';

/** File contents by path. */
export type ProjectFiles = Readonly<Record<string, string>>;
type Json = Record<string, unknown>;

export const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

/** Rslib requires the Module Federation plugin for the format `mf`; a stub with its name is enough. */
export const forFormat = (format: (typeof formats)[number]): LibConfig =>
  format === 'mf' ? { format, plugins: [{ name: 'rsbuild:module-federation-enhanced', setup() {} }] } : { format };

/** A package with a `tsconfig.json` that TypeScript 5 and later accept. */
export function project(
  sources: ProjectFiles,
  manifest: Json = {},
  compiler: Json = {},
  tsconfig: Json = {},
): ProjectFiles {
  const compilerOptions = {
    rootDir: './src',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    types: [],
    ...compiler,
  };
  return {
    'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', type: 'module', ...manifest }),
    'tsconfig.json': JSON.stringify({ include: ['src'], compilerOptions, ...tsconfig }),
    ...sources,
  };
}

const math = '/**\n * Adds.\n */\nexport const add = (a: number, b: number): number => a + b;\n';
const twoSources = { 'src/index.ts': "export { add } from './math';\n", 'src/math.ts': math };
export const twoModules = project(twoSources);
export const withDeclarationDir = project(twoSources, {}, { declaration: true, declarationDir: './types' });
export const withReference = project(
  {
    ...twoSources,
    'other/tsconfig.json': '{"compilerOptions":{"composite":true,"rootDir":".","outDir":"./out","types":[]}}',
    'other/other.ts': 'export const other = 1;\n',
  },
  {},
  { declaration: true, emitDeclarationOnly: true, declarationDir: './dist' },
  { references: [{ path: './other' }] },
);

/** Packages that export their name and the type `From_<name>`. */
const packages = (...names: string[]): ProjectFiles =>
  Object.fromEntries(
    names.flatMap((name) => [
      [
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: '1.0.0', main: 'index.js', types: 'index.d.ts' }),
      ],
      [`node_modules/${name}/index.js`, `module.exports = 'inlined ${name}';\n`],
      [
        `node_modules/${name}/index.d.ts`,
        `declare const ${name}: string;\nexport default ${name};\nexport interface From_${name} { ${name}: string }\n`,
      ],
    ]),
  );

/** A package for each kind of dependency, and a source file that imports them all. */
export const fourDependencies = project(
  {
    'src/index.ts': `import dep from 'dep';
import opt from 'opt';
import peer from 'peer';
import dev from 'dev';
console.log(dep, opt, peer, dev);
`,
    ...packages('dep', 'opt', 'peer', 'dev'),
  },
  {
    dependencies: { dep: '1.0.0' },
    optionalDependencies: { opt: '1.0.0' },
    peerDependencies: { peer: '1.0.0' },
    devDependencies: { dev: '1.0.0' },
  },
);
export const typesOfDependencies = project(
  {
    'src/index.ts': "export type { From_dep } from 'dep';\nexport type { From_dev } from 'dev';\n",
    ...packages('dep', 'dev'),
  },
  { dependencies: { dep: '1.0.0' }, devDependencies: { dev: '1.0.0' } },
);

/** Every kind of import, by alias and by relative path. */
export const everyImport = project(
  {
    'src/index.ts': `import './plain.css';
import '@/aliased.css';
import relative from './relative.svg';
import aliased from '@/aliased.svg';
import styles from './named.module.css';
export { add } from './math';
export { sub } from '@/other';
export type { Shape } from '@/shape';
export const all = [relative, aliased, styles];
`,
    'src/math.ts': math,
    'src/other.ts': 'export const sub = (a: number, b: number): number => a - b;\n',
    'src/shape.ts': 'export interface Shape { sides: number }\n',
    'src/env.d.ts': ['*.svg', '*.module.css', '*.css']
      .map((name) => `declare module '${name}' {\n  const value: any;\n  export default value;\n}\n`)
      .join(''),
    'src/plain.css': 'a { color: red }\n',
    'src/aliased.css': 'b { color: red }\n',
    'src/named.module.css': '.c { color: red }\n',
    'src/relative.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1"/>\n',
    'src/aliased.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>\n',
  },
  {},
  { paths: { '@/*': ['./src/*'] } },
);

/** Syntax that compiles differently for each target. */
export const newSyntax: ProjectFiles = {
  'src/index.ts': `export class Counter {
  #count = 0;
  read(from?: { count?: number }) {
    using handle = { [Symbol.dispose]() {} };
    return from?.count ?? this.#count ** 2 + Number(Boolean(handle));
  }
}
`,
};

/** The asset kinds of `output.filename`, each with a file. */
export const assets = { svg: 'a.svg', font: 'a.woff2', image: 'a.png', media: 'a.mp4', assets: 'a.pdf' };
const assetFiles = Object.values(assets);
export const withAssets = project({
  'src/index.ts': [...assetFiles, 'a.module.css']
    .map((name, at) => `export { default as a${at} } from './${name}';\n`)
    .join(''),
  'src/a.module.css': '.a { color: red }\n',
  ...Object.fromEntries(assetFiles.map((name) => [`src/${name}`, `content of ${name}\n`])),
});
export const withStyles = project({
  'src/index.ts': "import './a.css';\nexport const a: number = 1;\n",
  'src/a.css': 'a { color: red }\n',
});
export const withWasm = project({
  'src/index.ts': "import * as empty from './empty.wasm';\nexport { empty };\n",
  'src/empty.wasm': '\0asm\u0001\0\0\0',
});
export const nestedEntries = project({
  'src/components/a/index.ts': 'export const a = 1;\n',
  'src/components/b/index.ts': 'export const b = 2;\n',
});
export const threeMains = project({
  'src/index.ts': "import main from 'dep';\nconsole.log(main);\n",
  'node_modules/dep/package.json': JSON.stringify({
    name: 'dep',
    ...{ main: 'main.js', module: 'module.js', browser: 'browser.js' },
  }),
  'node_modules/dep/main.js': "export default 'main';\n",
  'node_modules/dep/module.js': "export default 'module';\n",
  'node_modules/dep/browser.js': "export default 'browser';\n",
});
export const wrongType = project({ 'src/index.ts': "export const a: number = 'not a number';\n" });
export const aliasedType = project(
  { 'src/index.ts': "export type { Foo } from 'foo';\n", 'src/foo.ts': 'export interface Foo { foo: string }\n' },
  {},
  { noCheck: true },
);

/** A TypeScript before version 7; API Extractor depends on one. */
const extractor = createRequire(createRequire(import.meta.url).resolve('@microsoft/api-extractor'));
export const olderTypescript = extractor.resolve('typescript');
const { version } = extractor('typescript/package.json') as { version: string };
if (Number.parseInt(version, 10) >= 7) {
  throw new Error(`API Extractor brings TypeScript ${version}: the probe of dts.tsgo needs one before 7.`);
}

/** Copies a configuration with one nested value set. */
export function withValue(target: unknown, [key = '', ...rest]: string[], value: unknown): Record<string, unknown> {
  const object: Record<string, unknown> = typeof target === 'object' && target !== null ? { ...target } : {};
  object[key] = rest.length === 0 ? value : withValue(object[key], rest, value);
  return object;
}
