import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { globSync } from 'tinyglobby';
import { repo } from '../../shared/examples/places.ts';
import { liveFences } from './live-pages.ts';
import { remarkLive } from './remark-live.ts';
import { scopeStyles } from './scope-styles.ts';

/** The module that loads live examples, for `Preview.tsx`. */
const MODULE = 'live-examples';
/** The module that adds the component of a file to `demos`. */
const moduleOf = (file: string) => `live-example/${file}`;

type Exports = string | { readonly [key: string]: Exports };
type Manifest = { name?: string; exports?: Exports };

/**
 * Makes fences with `preview` in their meta live: the build renders the default export of the file that they embed, and
 * the browser loads it on demand. What the file imports from its example's packages is their expected output, which the
 * tests compare with a real build. Styles of an example apply inside its own frames only.
 */
export function liveExamples(): RspressPlugin {
  const preview = pluginPreview();
  const { remarkPlugins = [] } = preview.markdown ?? {};
  const files = new Set<string>();
  const alias: Record<string, string> = {};
  return {
    ...preview,
    config(config) {
      for (const { file } of liveFences(config.root ?? 'docs')) if (file) files.add(file);
      for (const folder of new Set([...files].map(folderOf))) Object.assign(alias, builtPackages(folder));
      return config;
    },
    // The plugin's own frame supports one language and has an unnamed control. Its other component is for a mode that
    // no page uses.
    globalUIComponents: [],
    markdown: {
      ...preview.markdown,
      remarkPlugins: [...remarkPlugins, [remarkLive, files, moduleOf]] as typeof remarkPlugins,
      globalComponents: [],
    },
    addRuntimeModules: () => modulesOf(files),
    builderConfig: {
      ...preview.builderConfig,
      resolve: { alias },
      tools: { ...preview.builderConfig?.tools, postcss: (_, { addPlugins }) => addPlugins(scopeStyles) },
    },
  };
}

/** `examples/<group>/<name>` of a file in it. */
const folderOf = (file: string) => file.split('/', 3).join('/');

/**
 * The module of each file, which puts its component into `demos`, and one whose default export has for each file what
 * loads that module, in a script of its own.
 */
function modulesOf(files: ReadonlySet<string>): Record<string, string> {
  const demos = JSON.stringify(path.join(import.meta.dirname, 'Preview.tsx'));
  const loaders = [...files].map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(moduleOf(file))}),`);
  const modules = [...files].map((file) => [
    moduleOf(file),
    `import Demo from ${JSON.stringify(path.join(repo, file))};
import { demos } from ${demos};
demos.set(${JSON.stringify(file)}, Demo);
`,
  ]);
  return { [MODULE]: `export default {\n${loaders.join('\n')}\n};\n`, ...Object.fromEntries(modules) };
}

/**
 * Aliases what the packages of an example export for browsers to its expected output.
 *
 * @param example its folder, as a path from the repository root
 * @returns the alias of each export; the bundler reports those whose file is missing
 */
function builtPackages(example: string): Record<string, string> {
  const folder = path.join(repo, example);
  const packages = ['.', ...globSync('packages/*', { cwd: folder, onlyDirectories: true })];
  return Object.fromEntries(
    packages.flatMap((place) => {
      const manifest = path.join(folder, place, 'package.json');
      if (!existsSync(manifest)) return [];
      const { name = '', exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
      return subpaths(exports).flatMap(([key, target]) => {
        const file = fileFor(target);
        if (file === undefined) return [];
        const built = path.join(folder, 'expected', place);
        return filesOf(file, built).map(([part, target]) => [
          `${path.posix.join(name, key.replace('*', part))}$`,
          path.join(built, target),
        ]);
      });
    }),
  );
}

/** The subpaths of a package, which may state the only one without its key. */
function subpaths(exports: Exports): [string, Exports][] {
  if (typeof exports === 'string' || !Object.keys(exports).some((key) => key.startsWith('.'))) return [['.', exports]];
  return Object.entries(exports);
}

/** What a bundler for browsers takes. */
function fileFor(target: Exports): string | undefined {
  if (typeof target === 'string') return target;
  const next = target.browser ?? target.default;
  return next === undefined ? undefined : fileFor(next);
}

/** The files of a target, which may be a pattern, in a folder, and what stands for the pattern's `*` in each. */
function filesOf(target: string, folder: string): [part: string, file: string][] {
  const [before = '', after] = path.posix.normalize(target).split('*');
  if (after === undefined) return [['', before]];
  return globSync(`${before}*${after}`, { cwd: folder }).map((file) => [
    file.slice(before.length, -after.length),
    file,
  ]);
}
