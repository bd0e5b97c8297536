import { createRequire } from 'node:module';

/** File contents by path. */
export type ProjectFiles = Readonly<Record<string, string>>;
type Json = Record<string, unknown>;

/** A package with a `tsconfig.json` that TypeScript 5 and later accept. */
export function project(sources: ProjectFiles, manifest: Json = {}, compiler: Json = {}): ProjectFiles {
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
    'tsconfig.json': JSON.stringify({ include: ['src'], compilerOptions }),
    ...sources,
  };
}

const math = '/**\n * Adds.\n */\nexport const add = (a: number, b: number): number => a + b;\n';
const twoSources = { 'src/index.ts': "export { add } from './math';\n", 'src/math.ts': math };
export const twoModules = project(twoSources);
export const withDeclarationDir = project(twoSources, {}, { declaration: true, declarationDir: './types' });

/** A package that exports the type `From_<name>`. */
const typesOf = (name: string): ProjectFiles => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts' }),
  [`node_modules/${name}/index.d.ts`]: `export interface From_${name} { ${name}: string }\n`,
});
export const typesOfDependencies = project(
  {
    'src/index.ts': "export type { From_dep } from 'dep';\nexport type { From_dev } from 'dev';\n",
    ...typesOf('dep'),
    ...typesOf('dev'),
  },
  { dependencies: { dep: '1.0.0' }, devDependencies: { dev: '1.0.0' } },
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

export const withStyles = project({
  'src/index.ts': "export { default } from './a.module.css';\n",
  'src/a.module.css': '.a { color: red }\n',
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
/** A TypeScript before version 7. */
export const olderTypescript = createRequire(import.meta.url).resolve('@typescript/typescript6');

/** Copies a configuration with one nested value set. */
export function withValue(target: unknown, [key = '', ...rest]: string[], value: unknown): Record<string, unknown> {
  const object: Record<string, unknown> = typeof target === 'object' && target !== null ? { ...target } : {};
  object[key] = rest.length === 0 ? value : withValue(object[key], rest, value);
  return object;
}
