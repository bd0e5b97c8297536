import type { Conversion, ConversionNote, PastedFile, SourceTool } from '../types.ts';
import { readCommand, readConfig, readTsconfigs } from './builds.ts';
import { assign, isSettings } from './code.ts';
import { noteAliases, noteBanners, noteLayout } from './layout-notes.ts';
import { type Draft, layOut, writeConfig } from './lib-items.ts';
import { type Context, changeManifest, moveInCommand } from './manifest.ts';
import { packagesOf } from './packages.ts';
import { chooseConfig, type Fault, sortPasted, unknownFault } from './pasted.ts';
import { part } from './plugins.ts';
import { Option, Report } from './rules.ts';
import { buildScript, changeScripts, flagsBeside, foldersIn, noteLeftCommands, toolOf } from './scripts.ts';
import { addStyles, setRuntime } from './styles-and-jsx.ts';
import { folderOf, isModuleScript } from './tools/common.ts';
import { convertRollup } from './tools/rollup.ts';
import { convertTsc } from './tools/tsc.ts';
import { convertTsdown } from './tools/tsdown.ts';
import { convertTsup } from './tools/tsup.ts';
import { convertUnbuild } from './tools/unbuild.ts';
import { convertVite } from './tools/vite.ts';
import { changeTscScripts, identifyBuilds, typesFoldersIn } from './tsc-builds.ts';
import { findTsconfig, readTsconfig, withBase } from './tsconfig.ts';
import type { ObjectValue } from './values.ts';

/** For tools whose configs have nothing to do with each other. */
const each =
  (convert: (config: ObjectValue, context: Context) => Draft[]) =>
  (configs: readonly ObjectValue[], context: Context): Draft[] =>
    configs.flatMap((config) => convert(config, context));

/** The converters of a config, by tool, with what the page says about other differences. */
const TOOLS: Partial<
  Record<
    SourceTool,
    { convert(configs: readonly ObjectValue[], context: Context): Draft[]; differs: string; positional?: string }
  >
> = {
  tsup: {
    convert: convertTsup,
    differs: '/guide/migration/tsup#compare-the-outputs',
    positional: 'entry',
  },
  unbuild: { convert: each(convertUnbuild), differs: '/guide/migration/other-tools#unbuild' },
  tsc: { convert: each(convertTsc), differs: '/guide/migration/tsc#what-differs' },
  vite: { convert: each(convertVite), differs: '/guide/migration/vite#what-differs' },
  rollup: { convert: convertRollup, differs: '/guide/migration/rollup#what-differs', positional: 'input' },
  tsdown: { convert: each(convertTsdown), differs: '/guide/migration/tsdown#what-differs', positional: 'entry' },
};

/**
 * Converts the config of another tool into that of Rslib. Everything is parsed and nothing is evaluated, so that it may
 * run in a worker of a page. It does not throw.
 *
 * @param files what a reader pasted: a config, `package.json`, `tsconfig.json`, in any order
 */
export function convert(files: readonly PastedFile[]): Conversion {
  try {
    return convertFiles(files);
  } catch (error) {
    // The parsers, and what reads their trees, are recursive.
    if (!(error instanceof RangeError)) throw error;
    const report = new Report();
    report.add('error', { file: files[0]?.name ?? '', line: 1 }, '', { key: 'converter.error.depth' });
    return { tool: undefined, files: [], notes: report.notes };
  }
}

const isFault = (value: object): value is Fault => 'message' in value;

function convertFiles(files: readonly PastedFile[]): Conversion {
  const report = new Report();
  const fail = ({ file, line, message, link }: Fault): Conversion => {
    report.add('error', { file, line }, '', message, link);
    return { tool: undefined, files: [], notes: report.notes };
  };
  const pasted = files.filter(({ name, text }) => name !== '' || text.trim() !== '');
  const [{ name: firstName } = { name: '' }] = pasted;
  if (pasted.every(({ text }) => text.trim() === '')) {
    return fail({ file: firstName, line: 1, message: { key: 'converter.error.nothing' } });
  }
  const sorted = sortPasted(pasted);
  if (isFault(sorted)) return fail(sorted);
  const { configs: pastedConfigs, manifest, tsconfigs } = sorted;

  const config = chooseConfig(pastedConfigs, report);
  const tool = config?.tool ?? (manifest && toolOf(manifest)) ?? (tsconfigs.length > 0 ? 'tsc' : undefined);
  const rules = tool && TOOLS[tool];
  const beside =
    manifest && config
      ? flagsBeside(manifest, { tool: config.tool, config: config.file.name, positional: rules?.positional ?? '' })
      : undefined;
  const script = manifest && tool && !config ? buildScript(manifest, tool) : beside;
  if (!tool || !rules) return fail(unknownFault(firstName));

  const found = config
    ? readConfig(config, { manifest, report, flags: beside?.flags })
    : tool === 'tsc'
      ? readTsconfigs(tsconfigs, { manifest, report })
      : readCommand(tool, { manifest, script, positional: rules.positional ?? '' });
  if (isFault(found)) return fail(found);
  const { source, configs, builds, typesDirs, modes } = found;

  const readable = configs.filter((found): found is ObjectValue => {
    if (found.kind === 'object') return true;
    new Option('', found.line, source, report, undefined).unread(found);
    return false;
  });
  const tsconfigAt = (path: string) => {
    const all = new Map<string, ObjectValue>();
    for (const file of tsconfigs) {
      const value = readTsconfig(file);
      if (!('message' in value)) all.set(file.name, value);
    }
    const found = findTsconfig(path, all);
    return found && withBase(found, all);
  };
  const drafts = rules.convert(readable, { source, report, manifest, tsconfigAt });
  const ids = identifyBuilds(builds, drafts);
  if (builds.length > 1) {
    for (const [index, { tsconfig }] of builds.entries()) {
      const settings = drafts[index]?.settings;
      if (settings && tsconfig) assign(settings, 'source.tsconfigPath', `./${tsconfig}`);
    }
  }
  // Sources are not pasted. A tsconfig without `jsx`, and without another one behind it, has none.
  const hasJsx = tsconfigs.length === 0 || tsconfigs.some(({ text }) => /"(jsx|extends)"\s*:/.test(text));
  const isReact =
    (hasJsx && manifest?.packages.includes('react')) ||
    drafts.some(({ entries }) => /\.[jt]sx/.test(JSON.stringify(entries ?? {})));
  const hasOther = [...report.plugins].some((plugin) => /vue|solid|svelte/.test(plugin));
  if (isReact && !hasOther && drafts[0] && !report.plugins.has('@rsbuild/plugin-react')) {
    report.plugins.add('@rsbuild/plugin-react');
    report.add(
      'converted',
      { file: source.file, line: drafts[0].line },
      '',
      { key: 'converter.react' },
      '/guide/solution/react',
    );
  }
  const options = part(
    builds[0]?.config ?? (tool === 'tsc' ? undefined : tsconfigAt('tsconfig.json')),
    'compilerOptions',
  );
  // Vite compiles JSX as its plugin says.
  if (tool !== 'vite' && report.plugins.has('@rsbuild/plugin-react')) setRuntime(options, report);
  for (const { entries, line } of drafts) {
    if (!entries)
      report.add(
        'decide',
        { file: source.file, line },
        'entry',
        { key: 'converter.entry' },
        '/config/rsbuild/source#source-entry',
      );
  }
  addStyles(drafts, { tool, report, manifest, file: source.file });
  const [first] = drafts;
  if (!first) {
    const at = { file: source.file, line: configs[0]?.line ?? 1 };
    const isKnown = report.notes.some(({ kind }) => kind === 'error');
    if (!isKnown) report.add('error', at, '', { key: 'converter.error.unread' });
    return { tool, files: [], notes: inOrder(report.notes, pasted) };
  }

  const rootDir = tsconfigs.map(({ text }) => /"rootDir"\s*:\s*"(?:\.\/)?([^"]*?)\/?"/.exec(text)?.[1]).find(Boolean);
  const hasDeclarationDir =
    tool !== 'tsc' && part(part(tsconfigAt('tsconfig.json'), 'compilerOptions'), 'declarationDir') !== undefined;
  const layout = layOut(drafts, {
    isModule: manifest?.isModule ?? false,
    hasDeclarationDir,
    ...(rootDir ? { rootDir } : {}),
  });
  const written: PastedFile[] = [{ name: 'rslib.config.ts', text: writeConfig(layout.items, report) }];
  const at = { file: source.file, line: first.line };
  report.add('converted', at, '', { key: 'converter.differs' }, rules.differs);
  noteBanners(drafts, { report, manifest });
  noteAliases(layout, { report, paths: part(part(tsconfigAt('tsconfig.json'), 'compilerOptions'), 'paths') });
  for (const { from, to, line } of layout.clashes) {
    const values = { from, to };
    report.add(
      'decide',
      { file: source.file, line },
      '',
      { key: 'converter.clash', values },
      '/guide/basic/output-format',
    );
  }
  const { isModule = false } = manifest ?? {};
  const isStarred = layout.items.some(({ format, bundle }) => format === 'cjs' && bundle === false);
  const star = '/guide/basic/output-format#default-export';
  if (isStarred) report.add('decide', at, '', { key: 'converter.exportStar' }, star);
  const sources = drafts.flatMap(({ entries }) => Object.values(entries ?? {}).flat());
  if (/^(tsup|tsdown|vite|unbuild)$/.test(tool) && sources.some((path) => isModuleScript(path, isModule)))
    report.add(
      'converted',
      at,
      '',
      { key: 'converter.jsonNames' },
      '/guide/advanced/json-files#read-your-package-json',
    );
  const packages = manifest && packagesOf(tool, layout, { manifest, plugins: report.plugins, report });
  if (config?.file.name && packages?.remove.includes(tool)) {
    const values = { config: config.file.name, tool };
    report.add('converted', at, '', { key: 'converter.oldConfig', values });
  }
  const isTyped = tool !== 'tsc' && layout.items.some(({ dts }) => dts === true || (isSettings(dts) && !dts.bundle));
  const excludesTests = tsconfigs.some(({ text }) => /"exclude"\s*:\s*\[[^\]]*(test|spec)/.test(text));
  if (isTyped && !excludesTests) report.add('converted', at, '', { key: 'converter.allTypes' }, '/config/lib/dts');
  const readsJson = tsconfigs.some(({ text }) =>
    /"resolveJsonModule"\s*:\s*true|"moduleResolution"\s*:\s*"bundler"/i.test(text),
  );
  const isApart = layout.items.some(({ format, bundle }) => format === 'esm' && bundle === false);
  // Entries of all files have JSON, too, and only that of other folders is left.
  const hasJson = sources.some((path) => !path.startsWith('!') && /\*$|json/.test(path));
  if (isApart && readsJson && /^(tsup|tsdown|vite|rollup)$/.test(tool)) {
    const link = '/guide/advanced/json-files';
    report.add(hasJson ? 'converted' : 'decide', at, '', { key: 'converter.jsonApart' }, link);
  }
  noteLayout(layout, {
    at,
    report,
    manifest,
    readsJson,
    needsRootDir: layout.rootDir !== undefined && rootDir === undefined,
  });
  for (const { onSuccess } of drafts) {
    const command = onSuccess && moveInCommand(onSuccess.command, { moves: layout.moves, isModule });
    if (command !== undefined) onSuccess?.option.note('decide', 'converter.onSuccess', { command });
  }
  if (manifest && packages) {
    const scripts =
      tool === 'tsc'
        ? changeTscScripts(manifest, builds, { ids, report })
        : changeScripts(manifest, { tool, config: config?.file.name, converted: script, modes, report });
    if (packages.remove.includes(tool)) noteLeftCommands(manifest, { tool, changed: scripts, report });
    written.push(
      changeManifest(
        manifest,
        {
          moves: layout.moves,
          outDirs: drafts.map(({ outDir }) => outDir),
          otherDirs: [
            ...typesDirs,
            ...(tool === 'tsc' ? [] : typesFoldersIn(manifest, tsconfigAt)),
            ...drafts.flatMap(({ dts }) => (typeof dts === 'object' ? folderOf(String(dts.distPath ?? '')) || [] : [])),
            ...foldersIn(manifest.scripts.map(({ name, command }) => scripts[name] ?? command)),
          ],
          scripts,
          ...packages,
          fields: tool === 'tsc' ? [] : [tool],
        },
        report,
      ),
    );
  }
  return { tool, files: written, notes: inOrder(report.notes, pasted) };
}

/**
 * Sorts notes by file, in the order in which files were pasted, and by line. What several configs share is read for each
 * of them, and noted once; of options that stay and that a row sums up, the first stands for all.
 */
function inOrder(notes: readonly ConversionNote[], files: readonly PastedFile[]): ConversionNote[] {
  const place = ({ file }: ConversionNote) => files.findIndex(({ name }) => name === file);
  const keyOf = ({ kind, file, message, ...rest }: ConversionNote) => {
    const row = 'row' in message ? message.row : undefined;
    const isSum = kind === 'converted' && row?.support === 'same' && row.label !== undefined;
    return JSON.stringify(isSum ? [file, row] : [kind, file, message, rest]);
  };
  const seen = new Set<string>();
  return [...notes]
    .sort((a, b) => place(a) - place(b) || a.line - b.line)
    .filter((note) => {
      const key = keyOf(note);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
}
