import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { repo } from '../../../shared/examples/places.ts';

/** A change to an example after which a sentence about it may no longer hold. */
export interface Turn {
  /** Kebab case. */
  name: string;
  /** What changes, for a person. */
  what: string;
  /** Settings that override those of each lib item, as source text. */
  config?: string;
  /** Extra variables of the build. */
  env?: Readonly<Record<string, string>>;
  /** Flags of a second build, which follows the first one with a warm cache; `''` for none. */
  second?: string;
  /** Why the turn does not apply to the copy in a folder, or undefined if it does. */
  refuses?: (folder: string) => string | undefined;
  /** Changes the files of the copy in a folder. */
  edit?: (folder: string) => void;
}

const INDEX = 'src/index.{ts,tsx,js,jsx,mjs}';
const formats = ['esm', 'cjs', 'umd', 'iife'] as const;

/** All turns, in the order in which they are tried. */
export const turns: readonly Turn[] = [
  ...formats.map((format) => ({ name: format, what: `\`format: '${format}'\``, config: `{ format: '${format}' }` })),
  { name: 'bundleless', what: '`bundle: false`', config: '{ bundle: false }' },
  { name: 'bundled', what: '`bundle: true`', config: '{ bundle: true }' },
  { name: 'web', what: "`output.target: 'web'`", config: "{ output: { target: 'web' } }" },
  { name: 'node', what: "`output.target: 'node'`", config: "{ output: { target: 'node' } }" },
  { name: 'es2015', what: "`syntax: 'es2015'`", config: "{ syntax: 'es2015' }" },
  { name: 'not-minified', what: '`output.minify: false`', config: '{ output: { minify: false } }' },
  { name: 'minified', what: '`output.minify: true`', config: '{ output: { minify: true } }' },
  { name: 'all-bundled', what: '`output.autoExternal: false`', config: '{ output: { autoExternal: false } }' },
  {
    name: 'second-entry',
    what: 'a second entry with the exports of the first one, so that both share code',
    config: "{ source: { entry: { second: './src/second.js' } } }",
    refuses: (folder) => (globSync(INDEX, { cwd: folder }).length === 0 ? 'it has no src/index' : undefined),
    edit: (folder) => writeFileSync(join(folder, 'src/second.js'), "export * from './index';\n"),
  },
  { name: 'js-sources', what: '`.js` instead of `.ts` sources', refuses: hasTypes, edit: (root) => rename(root, 'js') },
  {
    name: 'mjs-sources',
    what: '`.mjs` instead of `.ts` sources',
    refuses: hasTypes,
    edit: (root) => rename(root, 'mjs'),
  },
  {
    name: 'other-type',
    what: 'without `"type": "module"`, or with it if the package has none',
    edit: (folder) =>
      editManifest(folder, ({ type, ...others }) => (type === 'module' ? others : { ...others, type: 'module' })),
  },
  {
    name: 'no-side-effects',
    what: '`"sideEffects": false`',
    edit: (folder) => editManifest(folder, (manifest) => ({ ...manifest, sideEffects: false })),
  },
  {
    name: 'linked-packages',
    what: 'packages of `node_modules.fixture` as links to folders outside of `node_modules`, as in a workspace',
    refuses: (folder) => (packagesIn(folder).length === 0 ? 'it has no node_modules.fixture' : undefined),
    edit: (folder) => {
      mkdirSync(join(folder, 'packages'));
      for (const path of packagesIn(folder)) {
        const linked = join(folder, 'packages', basename(path));
        renameSync(join(folder, path), linked);
        symlinkSync(linked, join(folder, path));
      }
    },
  },
  {
    name: 'typescript-6',
    what: 'declarations and errors from TypeScript 6, which is no native program and has an API, instead of 7',
    refuses: (folder) =>
      existsSync(join(folder, 'node_modules/typescript')) ? 'it has a TypeScript of its own' : undefined,
    edit(folder) {
      mkdirSync(join(folder, 'node_modules'), { recursive: true });
      symlinkSync(join(repo, 'node_modules/@typescript/typescript6'), join(folder, 'node_modules/typescript'));
    },
  },
  { name: 'node-env', what: '`NODE_ENV=test` in the shell', env: { NODE_ENV: 'test' } },
  { name: 'no-env', what: 'a second build with `--no-env`', second: '--no-env' },
  { name: 'warm-cache', what: 'a second build, with a warm cache', second: '' },
  { name: 'warm-flag', what: 'a second build with `--syntax es2015`, with a warm cache', second: '--syntax es2015' },
];

function packagesIn(folder: string): string[] {
  const manifests = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder, followSymbolicLinks: false });
  return manifests.map((path) => path.replace('/package.json', ''));
}

function editManifest(folder: string, edit: (manifest: Record<string, unknown>) => Record<string, unknown>): void {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return;
  writeFileSync(file, `${JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
}

const typescript = (folder: string) => globSync('src/**/*.ts', { cwd: folder, ignore: '**/*.d.ts' });

/** Syntax of types, as the samples write it. A false match only skips the turn. */
const TYPES =
  /^\s*(?:export )?(?:declare |const )?(?:type|interface|enum|namespace|abstract)\b|\w\)?\??: ?[\w'[{(]|\bas \w|<\w+>\(/m;

function hasTypes(folder: string): string | undefined {
  const files = typescript(folder);
  if (files.length === 0) return 'it has no .ts source';
  return files.some((file) => TYPES.test(readFileSync(join(folder, file), 'utf8')))
    ? 'its sources have types'
    : undefined;
}

function rename(folder: string, extension: string): void {
  for (const file of typescript(folder)) renameSync(join(folder, file), join(folder, file.replace(/ts$/, extension)));
  // Entries in configs.
  for (const file of globSync('rslib*.config.ts', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replace(/(?<=src\/[^'"]*)\.ts\b/g, `.${extension}`));
  }
}
