import type { Draft } from './lib-items.ts';
import type { Manifest, Script } from './manifest.ts';
import { normalizePath } from './normalize-path.ts';
import { part } from './plugins.ts';
import type { Report } from './rules.ts';
import { partsOf, readCommand } from './scripts.ts';
import { readTscFlags } from './tsc-flags.ts';
import { findTsconfig, withBase } from './tsconfig.ts';
import type { ObjectValue, Value } from './values.ts';

/** A command of tsc in a script. */
interface TscCommand {
  script: Script;
  /** The part of the script that it is. */
  text: string;
  isWatch: boolean;
}

/** A build of tsc: a tsconfig, with the flags of the commands that run it. */
export interface TscBuild {
  config: ObjectValue;
  /** As scripts name it: `tsconfig.build.json`; unset if it is the usual one. */
  tsconfig: string | undefined;
  commands: TscCommand[];
}

/** The tsconfigs that were pasted, by name. */
type Tsconfigs = ReadonlyMap<string, ObjectValue>;

const isOn = (value: Value | undefined) => value?.kind === 'boolean' && value.value;

/**
 * The builds of a package: what its scripts run, else that of `tsconfig.build.json` or `tsconfig.json`. Commands that
 * do not emit JavaScript stay, unless there is nothing else to convert.
 *
 * @returns the builds, the folders that the commands that stay write declarations to, and whether all that tsc writes
 * is declarations
 */
export function readTscBuilds(
  manifest: Manifest | undefined,
  tsconfigs: Tsconfigs,
  report: Report,
): { builds: TscBuild[]; typesDirs: string[]; isTypesOnly?: true } {
  const builds = new Map<string, TscBuild>();
  const declarations: { build: TscBuild; command: TscCommand }[] = [];
  const file = manifest?.file ?? '';
  for (const script of manifest?.scripts ?? []) {
    for (const text of partsOf(script.command)) {
      const read = readCommand(text);
      if (read?.program !== 'tsc') continue;
      const at = { file, line: script.line };
      const flags = readTscFlags(read.args, at);
      if (flags.isQuery) continue;
      const own = flags.options;
      const option = `scripts.${script.name}`;
      const leave = (key: 'converter.script' | 'converter.tsconfigMissing', values: Record<string, string>) =>
        report.add('decide', at, option, { key, values: { command: text.trim(), ...values } }, '/guide/basic/cli');
      if (own.some(({ name, value }) => name === 'noEmit' && isOn(value))) continue;
      const command: TscCommand = { script, text, isWatch: flags.isWatch };
      const projects = flags.files.length > 0 ? [undefined] : flags.projects.length > 0 ? flags.projects : ['.'];
      const named: readonly (string | undefined)[] = projects;
      const all = named.flatMap((one) => (one === undefined ? [one] : withReferences(one, tsconfigs)));
      for (const project of all) {
        const path = project?.endsWith('.json') ? project : `${project?.replace(/\/$/, '')}/tsconfig.json`;
        const name = path.replace(/^(\.\/)+/, '');
        const found = project === undefined ? sourcesOnly(flags.files, at) : findTsconfig(name, tsconfigs);
        if (!found) {
          leave('converter.tsconfigMissing', { tsconfig: name });
          continue;
        }
        const config = withOptions(project === undefined ? found : withBase(found, tsconfigs), own);
        const options = part(config, 'compilerOptions');
        if (isOn(part(options, 'noEmit'))) continue;
        if (flags.unknown.length > 0) leave('converter.script', {});
        const build: TscBuild = {
          config,
          tsconfig: project === undefined || name === 'tsconfig.json' ? undefined : name,
          commands: [],
        };
        if (isOn(part(options, 'emitDeclarationOnly'))) {
          declarations.push({ build, command });
          continue;
        }
        // A solution is built by scripts that check types, too: those stay, if another one builds.
        if (!named.includes(project) && isCheck(script, manifest?.scripts ?? [])) continue;
        const values = own.map(({ name, value }) => [name, value.code, 'value' in value && value.value]);
        const key = JSON.stringify([project === undefined ? flags.files : name, values.sort()]);
        const same = builds.get(key) ?? build;
        builds.set(key, same);
        same.commands.push(command);
      }
    }
  }
  const found = oneOfFolder([...builds.values()], { file, report });
  if (found.length === 0) {
    // Of the tsconfigs, those that only write declarations are left.
    if (declarations.length > 0) return { builds: [], typesDirs: [], isTypesOnly: true };
    const name = ['tsconfig.build.json', 'tsconfig.json', ...tsconfigs.keys()].find((name) =>
      findTsconfig(name, tsconfigs),
    );
    const usual = name === undefined ? undefined : findTsconfig(name, tsconfigs);
    const build = usual && { config: withBase(usual, tsconfigs), tsconfig: undefined, commands: [] };
    return { builds: build ? [build] : [], typesDirs: [] };
  }
  for (const { command } of declarations) {
    report.add(
      'converted',
      { file, line: command.script.line },
      `scripts.${command.script.name}`,
      { key: 'converter.typesScript', values: { command: command.text.trim() } },
      '/config/lib/dts',
    );
  }
  const typesDirs = declarations.flatMap(({ build: { config } }) =>
    ['declarationDir', 'outDir'].flatMap((name) => outputFolder(config, name) || []),
  );
  return { builds: found, typesDirs };
}

/** Whether a script checks types, beside one that builds. */
const isCheck = (script: Script, scripts: readonly Script[]): boolean =>
  /type|check|lint|test/i.test(script.name) &&
  scripts.some(({ name }) => /^(build|prepare|prepack|compile)\b/.test(name));

/** The projects that a project stands for: its references, if it has no files of its own. */
function withReferences(project: string, tsconfigs: Tsconfigs, seen: readonly string[] = []): string[] {
  const path = (project.endsWith('.json') ? project : `${project.replace(/\/$/, '')}/tsconfig.json`).replace(
    /^(\.\/)+/,
    '',
  );
  const config = findTsconfig(path, tsconfigs);
  const isEmpty = (name: string) => {
    const value = part(config, name);
    return value?.kind === 'array' && value.items.length === 0;
  };
  const references = part(config, 'references');
  const hasNone = isEmpty('files') && (isEmpty('include') || part(config, 'include') === undefined);
  if (!hasNone || references?.kind !== 'array' || seen.includes(path)) return [project];
  const folder = path.split('/').slice(0, -1);
  return references.items.flatMap((item) => {
    const to = part(item, 'path');
    if (to?.kind !== 'string') return [];
    return withReferences(normalizePath([...folder, to.value].join('/')), tsconfigs, [...seen, path]);
  });
}

/** A folder that an option names: `dist`; empty if it is not set. */
function outputFolder(config: ObjectValue, option: string): string {
  const value = part(part(config, 'compilerOptions'), option);
  return value?.kind === 'string' ? value.value.replace(/^\.\/|\/$/g, '') : '';
}

/** The folders of declarations that commands of tsc write beside another tool, as their tsconfigs say. */
export function typesFoldersIn({ scripts }: Manifest, tsconfigAt: (path: string) => ObjectValue | undefined): string[] {
  return scripts.flatMap(({ command, line }) =>
    partsOf(command).flatMap((text) => {
      const read = readCommand(text);
      if (read?.program !== 'tsc') return [];
      const flags = readTscFlags(read.args, { file: '', line });
      const [project = 'tsconfig.json'] = flags.projects;
      const found = tsconfigAt(project);
      const config = found && withOptions(found, flags.options);
      if (!config || isOn(part(part(config, 'compilerOptions'), 'noEmit'))) return [];
      return ['declarationDir', 'outDir'].flatMap((name) => outputFolder(config, name) || []);
    }),
  );
}

/** Two builds into one folder are the same one with other flags: the first is converted, the flags of others are noted. */
function oneOfFolder(builds: readonly TscBuild[], { file, report }: { file: string; report: Report }): TscBuild[] {
  const isOfBuild = ({ commands }: TscBuild) => commands.some(({ script }) => script.name === 'build');
  const isOnce = ({ commands }: TscBuild) => commands.some(({ isWatch }) => !isWatch);
  const rank = (build: TscBuild) => (isOfBuild(build) ? 0 : isOnce(build) ? 1 : 2);
  const kept = new Map<string, TscBuild>();
  const ranked = [...builds].sort((a, b) => rank(a) - rank(b));
  for (const build of ranked) {
    const folder = outputFolder(build.config, 'outDir');
    const first = kept.get(folder);
    if (!first) {
      kept.set(folder, build);
      continue;
    }
    for (const { script, text } of build.commands) {
      const message = { key: 'converter.script', values: { command: text.trim() } } as const;
      report.add('decide', { file, line: script.line }, `scripts.${script.name}`, message, '/guide/basic/cli');
    }
    first.commands.push(...build.commands);
  }
  return builds.filter((build) => [...kept.values()].includes(build));
}

/** What tsc compiles if a command names sources: these, with the options of its flags alone. */
function sourcesOnly(files: readonly string[], { file, line }: { file: string; line: number }): ObjectValue {
  const items = files.map((value): Value => ({ kind: 'string', value, line, code: value }));
  const value: Value = { kind: 'array', items, line, code: files.join(' ') };
  return { kind: 'object', properties: [{ name: 'files', value, line, file }], unread: [], line, code: '' };
}

/** A tsconfig whose options are overridden. */
function withOptions(config: ObjectValue, options: ObjectValue['properties']): ObjectValue {
  const [first] = options;
  if (!first) return config;
  const names = new Set(options.map(({ name }) => name));
  const old = part(config, 'compilerOptions');
  const kept = old?.kind === 'object' ? old.properties.filter(({ name }) => !names.has(name)) : [];
  const value: ObjectValue = {
    kind: 'object',
    properties: [...kept, ...options],
    unread: old?.kind === 'object' ? old.unread : [],
    line: old?.line ?? first.line,
    code: '',
  };
  const merged = { ...first, name: 'compilerOptions', value };
  return { ...config, properties: [merged, ...config.properties.filter(({ name }) => name !== 'compilerOptions')] };
}

/**
 * Names lib items, if a script runs only some of them.
 *
 * @param drafts of the builds, in their order
 * @returns the ids of the builds; empty if each script runs all
 */
export function identifyBuilds(builds: readonly TscBuild[], drafts: readonly Draft[]): string[] {
  const scripts = new Set(builds.flatMap(({ commands }) => commands.map(({ script }) => script)));
  const isRunBy = (script: Script) => (build: TscBuild) => build.commands.some((one) => one.script === script);
  if ([...scripts].every((script) => builds.every(isRunBy(script)))) return [];
  const formats = drafts.map(({ formats: [format = 'esm'] }) => format);
  const ids =
    new Set(formats).size === formats.length
      ? formats
      : drafts.map(({ outDir }) => outDir.replace(/^\.?\.\/|^dist\//, '').replaceAll('/', '-'));
  const unique = ids.map((id, index) => {
    const before = ids.slice(0, index).filter((one) => one === id).length;
    return before === 0 ? id : `${id}-${before + 1}`;
  });
  for (const [index, draft] of drafts.entries()) draft.settings.id = unique[index] ?? '';
  return unique;
}

/**
 * Scripts that run tsc, with `rslib` instead: once, because it builds all lib items.
 *
 * @param ids those of the builds, if scripts run only some of them
 * @returns the changed scripts by name
 */
export function changeTscScripts(
  manifest: Manifest,
  builds: readonly TscBuild[],
  { ids, report }: { ids: readonly string[]; report: Report },
): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const script of manifest.scripts) {
    const own = builds.map(({ commands }) => commands.filter((one) => one.script === script));
    const commands = own.flat();
    if (commands.length === 0) continue;
    const isAll = own.every((some) => some.length > 0);
    const tsconfigs = new Set(builds.map(({ tsconfig }) => tsconfig));
    const [tsconfig] = tsconfigs;
    const args = [
      'rslib',
      ...(commands.some(({ isWatch }) => isWatch) ? ['--watch'] : []),
      ...(builds.length === 1 && tsconfig ? ['--tsconfig', tsconfig] : []),
      ...(isAll ? [] : ids.filter((_, index) => own[index]?.length).flatMap((id) => ['--lib', id])),
    ];
    const parts = partsOf(script.command);
    const kept: string[] = [];
    let isDone = false;
    for (const [index, text] of parts.entries()) {
      if (!commands.some((one) => one.text === text)) kept.push(text);
      else if (!isDone) {
        isDone = true;
        const before = readCommand(text)?.before ?? '';
        kept.push(before + args.join(' '));
      } else {
        // The operator before it, or else the one after it, goes too.
        if (index > 0) kept.pop();
      }
    }
    const from = commands.map(({ text }) => text.trim());
    for (const one of new Set(from)) {
      report.add(
        'converted',
        { file: manifest.file, line: script.line },
        `scripts.${script.name}`,
        { key: 'converter.scriptDone', values: { from: one, to: args.join(' ') } },
        '/guide/basic/cli',
      );
    }
    changed[script.name] = kept.join('');
  }
  return changed;
}
