import type { ProjectFiles } from './run-tool.ts';

type Manifest = Record<string, unknown>;

/** A package with a TypeScript configuration that every TypeScript from 5 on accepts. */
export function project(
  sources: ProjectFiles,
  manifest: Manifest = {},
  compilerOptions: Manifest = {},
  tsconfig: Manifest = {},
): ProjectFiles {
  return {
    'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', type: 'module', ...manifest }),
    'tsconfig.json': JSON.stringify({
      include: ['src'],
      compilerOptions: {
        rootDir: './src',
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck: true,
        types: [],
        ...compilerOptions,
      },
      ...tsconfig,
    }),
    ...sources,
  };
}

/** Four packages, one in each kind of dependency, and a source that imports them all. */
export const fourDependencies = project(
  {
    'src/index.ts':
      "import dep from 'dep';\nimport opt from 'opt';\nimport peer from 'peer';\nimport dev from 'dev';\nconsole.log(dep, opt, peer, dev);\n",
    ...Object.fromEntries(
      ['dep', 'opt', 'peer', 'dev'].flatMap((name) => [
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
    ),
  },
  {
    dependencies: { dep: '1.0.0' },
    optionalDependencies: { opt: '1.0.0' },
    peerDependencies: { peer: '1.0.0' },
    devDependencies: { dev: '1.0.0' },
  },
);

/** Two modules of one library. */
export const twoModules = project({
  'src/index.ts': "export { add } from './math';\n",
  'src/math.ts': '/**\n * Adds.\n */\nexport const add = (a: number, b: number): number => a + b;\n',
});

/** Every kind of import, once by alias and once by relative path. */
export const everyImport = project(
  {
    'src/index.ts': [
      "import './plain.css';",
      "import '@/aliased.css';",
      "import relative from './relative.svg';",
      "import aliased from '@/aliased.svg';",
      "import styles from './named.module.css';",
      "export { add } from './math';",
      "export { sub } from '@/other';",
      "export type { Shape } from '@/shape';",
      'export const all = [relative, aliased, styles];',
      '',
    ].join('\n'),
    'src/math.ts': 'export const add = (a: number, b: number): number => a + b;\n',
    'src/other.ts': 'export const sub = (a: number, b: number): number => a - b;\n',
    'src/shape.ts': 'export interface Shape { sides: number }\n',
    'src/env.d.ts':
      "declare module '*.svg' {\n  const url: string;\n  export default url;\n}\ndeclare module '*.module.css' {\n  const classes: Record<string, string>;\n  export default classes;\n}\ndeclare module '*.css';\n",
    'src/plain.css': 'a { color: red }\n',
    'src/aliased.css': 'b { color: red }\n',
    'src/named.module.css': '.c { color: red }\n',
    'src/relative.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1"/>\n',
    'src/aliased.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>\n',
  },
  {},
  { paths: { '@/*': ['./src/*'] } },
);

/** Uses what later language versions brought, so that each version compiles it differently. */
export const newSyntax: ProjectFiles = {
  'src/index.ts':
    'export class Counter {\n  #count = 0;\n  read(from?: { count?: number }) {\n    using handle = { [Symbol.dispose]() {} };\n    return from?.count ?? this.#count ** 2 + Number(Boolean(handle));\n  }\n}\n',
};

/** Stands for the Module Federation plugin, without which Rslib refuses to configure the format `mf`. */
export const federationStub = { name: 'rsbuild:module-federation-enhanced', setup() {} };

/** A copy of a configuration with one value set, however deep. */
export function withValue(target: unknown, [key = '', ...rest]: string[], value: unknown): Record<string, unknown> {
  const object: Record<string, unknown> = typeof target === 'object' && target !== null ? { ...target } : {};
  object[key] = rest.length === 0 ? value : withValue(object[key], rest, value);
  return object;
}
