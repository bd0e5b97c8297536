import type { SourceTool } from '../types.ts';
import type { Manifest, Script } from './manifest.ts';
import type { Report } from './rules.ts';
import type { ObjectValue, Property, Value } from './values.ts';

/** The commands of a tool that build. */
const COMMANDS: Readonly<Record<SourceTool, RegExp>> = {
  tsup: /^tsup(-node)?$/,
  tsdown: /^tsdown$/,
  vite: /^vite$/,
  rollup: /^rollup$/,
  unbuild: /^unbuild$/,
  tsc: /^tsc$/,
};

/** A command of a script: what precedes the program, such as `cross-env A=b`, and what follows it. */
interface Command {
  before: string;
  program: string;
  args: string[];
}

/** The parts of a script, between its operators. */
export const partsOf = (command: string) => command.split(/(\s*(?:&&|\|\||;|&|\|)\s*)/);

export function readCommand(text: string): Command | undefined {
  const [, before = '', rest = ''] =
    /^(\s*(?:(?:[A-Za-z_]\w*=\S*|cross-env|npx|pnpm exec|pnpm|yarn|bunx|bun --bun|dotenv --)\s+)*)(.*)$/s.exec(text) ??
    [];
  const [program, ...args] = [...rest.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  if (program === undefined) return undefined;
  // Rollup reads `-cw` as `-c -w`.
  const isShort = (arg: string) => program === 'rollup' && /^-[a-z]{2,}$/.test(arg);
  return {
    before,
    program,
    args: args.flatMap((arg) => (isShort(arg) ? [...arg.slice(1)].map((letter) => `-${letter}`) : [arg])),
  };
}

/** The commands of a tool in a script. Vite counts only where it builds, and tsc where it emits. */
function commandsOf({ command }: Script, tool: SourceTool): Command[] {
  return partsOf(command).flatMap((part) => {
    const read = readCommand(part);
    return read && isBuild(read, tool) ? [read] : [];
  });
}

function isBuild({ program, args }: Command, tool: SourceTool): boolean {
  if (!COMMANDS[tool].test(program)) return false;
  if (tool === 'vite')
    return args[0] === 'build' || (args.length > 0 && args[0]?.startsWith('-') && args.includes('build')) === true;
  if (tool === 'tsc') return !args.some((arg) => /^--(noEmit|emitDeclarationOnly|version|init)$/i.test(arg));
  return true;
}

/** The tool that builds, by the scripts. `tsc` only counts if there is no other, since others use it for declarations. */
export function toolOf({ scripts }: Manifest): SourceTool | undefined {
  const tools = Object.keys(COMMANDS) as SourceTool[];
  const order = [...tools.filter((tool) => tool !== 'tsc'), 'tsc' as const];
  return order.find((tool) => scripts.some((script) => commandsOf(script, tool).length > 0));
}

/** The script whose flags say how a tool builds: `build`, or the first one that runs it once. */
export function buildScript({ scripts }: Manifest, tool: SourceTool): { script: Script; args: string[] } | undefined {
  const found = scripts.flatMap((script) => commandsOf(script, tool).map(({ args }) => ({ script, args })));
  const isWatch = ({ args }: { args: string[] }) => args.some((arg) => /^(--watch|-w)$/.test(arg));
  return found.find(({ script }) => script.name === 'build') ?? found.find((one) => !isWatch(one)) ?? found[0];
}

/** The modes in which scripts build with Vite, that of the usual script first. */
export function modesOf(manifest: Manifest | undefined): string[] {
  const usual = manifest && buildScript(manifest, 'vite');
  const others = manifest?.scripts.flatMap((script) => commandsOf(script, 'vite')) ?? [];
  const modes = [...(usual ? [usual] : []), ...others].map(modeOf);
  return modes.length > 0 ? [...new Set(modes)] : ['production'];
}

/** The other modes of commands that build once with the same config, such as `vite build --mode cdn`. */
export function otherModesOf(manifest: Manifest | undefined, mode: string): string[] {
  const commands = (manifest?.scripts ?? []).flatMap((script) => commandsOf(script, 'vite'));
  const once = commands.filter(({ args }) => !args.some((arg) => /^(-w|--watch|-c|--config)(=|$)/.test(arg)));
  return [...new Set(once.map(modeOf))].filter((one) => one !== mode && one !== 'development');
}

const modeOf = ({ args }: { args: readonly string[] }): string => takeMode(args).mode;

/** The mode of a command, and its arguments without the flag. */
function takeMode(args: readonly string[]): { mode: string; rest: readonly string[] } {
  const at = args.findIndex((arg) => /^(-m|--mode)(=|$)/.test(arg));
  const flag = args[at];
  if (flag === undefined) return { mode: 'production', rest: args };
  const [, joined] = /=(.*)$/.exec(flag) ?? [];
  const rest = args.toSpliced(at, joined === undefined ? 2 : 1);
  return { mode: joined ?? args[at + 1] ?? 'production', rest };
}

/** A file that a tool reads by itself. */
export const USUAL_NAME = /^(tsup|tsdown|vite|rollup|build)\.config\.\w+$/;

/** Flags of `vite build` that are options of `build`. */
const OF_VITE = /^--(outDir|sourcemap|minify|target|emptyOutDir|assetsInlineLimit|ssr)$/;

/**
 * The flags of the script that builds, which take precedence over a config.
 *
 * @param config the name of the file
 * @param positional the option of arguments that are no flags
 */
export function flagsBeside(
  manifest: Manifest,
  { tool, config, positional }: { tool: SourceTool; config: string; positional: string },
): { script: Script; args: string[]; flags: ObjectValue } | undefined {
  const found = /^(tsup|tsdown|vite)$/.test(tool) ? buildScript(manifest, tool) : undefined;
  if (!found || found.args.includes('--no-config')) return undefined;
  const args: string[] = [];
  // What says nothing that is not so anyway.
  const defaults: string[] = [];
  const queue = [...found.args];
  while (queue.length > 0) {
    const arg = queue.shift() ?? '';
    if (/^(-c|--config)$/.test(arg)) {
      const name = queue.shift()?.replace(/^\.\//, '') ?? '';
      // Another file is a build of its own.
      if (name !== config && !USUAL_NAME.test(name)) return undefined;
    } else if (tool === 'vite') {
      const [name = '', given] = arg.split('=');
      const next = () => (queue[0] !== undefined && !queue[0].startsWith('-') ? queue.shift() : undefined);
      const value = given ?? (/^-/.test(arg) ? next() : undefined);
      const all = given === undefined ? [name, ...(value === undefined ? [] : [value])] : [arg];
      if (/^(-m|--mode)$/.test(name) && value === 'production') defaults.push(...all);
      else if (OF_VITE.test(name)) args.push(...all);
    } else if (!/^(--watch|-w)$/.test(arg)) args.push(arg);
  }
  if (args.length + defaults.length === 0) return undefined;
  const read = readFlags(args, found.script.line, positional);
  const properties = read.properties.map((one) => ({ ...one, file: manifest.file }));
  const inBuild = { name: 'build', value: { ...read, properties }, line: read.line, file: manifest.file };
  const isNested = tool === 'vite' && properties.length > 0;
  return { ...found, args: [...args, ...defaults], flags: { ...read, properties: isNested ? [inBuild] : properties } };
}

/** A config whose options flags override, part by part. */
export function withFlags(config: ObjectValue, flags: ObjectValue): ObjectValue {
  const names = new Set(flags.properties.map(({ name }) => name));
  const merged = flags.properties.map((flag) => {
    const own = config.properties.find(({ name }) => name === flag.name);
    if (flag.name !== 'build' || flag.value.kind !== 'object' || own?.value.kind !== 'object') return flag;
    return { ...own, value: withFlags(own.value, flag.value) };
  });
  return { ...config, properties: [...config.properties.filter(({ name }) => !names.has(name)), ...merged] };
}

/** Tools that compile JavaScript and that the converter does not read. */
const COMPILERS = /^(esbuild|babel|swc|sucrase|webpack|rspack|parcel|microbundle|bunchee)$/;

/** The first command of a script that compiles with a tool that the converter does not read. */
export function otherCompiler({ scripts }: Manifest): { command: string; line: number } | undefined {
  for (const { command, line } of scripts) {
    const found = partsOf(command).find((part) => COMPILERS.test(readCommand(part)?.program ?? ''));
    if (found !== undefined) return { command: found.trim(), line };
  }
  return undefined;
}

/** Flags that mean the same to `rslib`, or that it needs no more. */
const KEPT: Readonly<Record<string, string | undefined>> = { '--watch': '--watch', '-w': '--watch' };

/**
 * Scripts that run a tool, with `rslib` instead: once, because it builds all lib items.
 *
 * @param config the name of the file that was converted
 * @param converted the script whose flags became the config
 * @returns the changed scripts by name
 */
export function changeScripts(
  manifest: Manifest,
  {
    tool,
    config,
    converted,
    modes = [],
    report,
  }: {
    tool: SourceTool;
    config: string | undefined;
    converted: { script: Script; args: string[] } | undefined;
    /** The modes of Vite that were converted. */
    modes?: readonly string[];
    report: Report;
  },
): Record<string, string> {
  const changed: Record<string, string> = {};
  const convertCommand = (script: Script, whole: string): string => {
    const kept: string[] = [];
    const done = new Set<string>();
    for (const part of partsOf(whole)) {
      const command = readCommand(part);
      if (!command || !isBuild(command, tool)) {
        // Programs that run others get them in quotes: `concurrently "tsup --watch"`.
        const quoted = part.replace(
          /(["'])((?:(?!\1).)+)\1/g,
          (_, quote: string, inner: string) => quote + convertCommand(script, inner) + quote,
        );
        kept.push(quoted);
        continue;
      }
      const { args, rest } = convertArgs(withoutModes(command.args, tool, modes), tool, config);
      const to = `${command.before}${['rslib', ...args].join(' ')}`;
      const place = { file: manifest.file, line: script.line };
      const from = part.trim();
      const isStub = tool === 'unbuild' && rest.includes('--stub');
      if (isStub) report.add('decide', place, `scripts.${script.name}`, { key: 'converter.stub' }, '/guide/basic/cli');
      const left = rest.filter((arg) => !converted?.args.includes(arg) && !(isStub && arg === '--stub'));
      if (left.length > 0) {
        const isOwn = done.has(to.trim()) || left.some((arg) => /^(-c|--config) |^[^-].*\.[cm]?[jt]sx?$/.test(arg));
        const key = isOwn ? 'converter.scriptBuild' : 'converter.script';
        const values = { command: from };
        report.add('decide', place, `scripts.${script.name}`, { key, values }, '/guide/basic/cli');
      }
      report.add(
        'converted',
        place,
        `scripts.${script.name}`,
        { key: 'converter.scriptDone', values: { from, to: to.trim() } },
        '/guide/basic/cli',
      );
      // The operator before a command that is gone goes, too.
      if (done.has(to.trim())) kept.pop();
      else kept.push(to);
      done.add(to.trim());
    }
    return kept.join('');
  };
  for (const script of manifest.scripts) {
    const text = convertCommand(script, script.command);
    if (text !== script.command) changed[script.name] = text;
  }
  return changed;
}

/** Arguments without `--mode cdn`, if that is one of the given modes. */
function withoutModes(args: readonly string[], tool: SourceTool, modes: readonly string[]): readonly string[] {
  if (tool !== 'vite' || modes.length < 2) return args;
  const { mode, rest } = takeMode(args);
  return modes.includes(mode) ? rest : args;
}

/** Notes scripts that still run a tool that the package no longer has. */
export function noteLeftCommands(
  { file, scripts }: Manifest,
  { tool, changed, report }: { tool: SourceTool; changed: Readonly<Record<string, string>>; report: Report },
): void {
  const command = new RegExp(`(?<![\\w@./:-])${tool}(?![\\w./:-])`);
  for (const { name, command: before, line } of scripts) {
    const after = changed[name] ?? before;
    if (!command.test(after)) continue;
    const values = { command: after, tool };
    report.add(
      'decide',
      { file, line },
      `scripts.${name}`,
      { key: 'converter.scriptLeft', values },
      '/guide/basic/cli',
    );
  }
}

/** What of the arguments of a command stays, and what has to be converted in another way. */
function convertArgs(
  all: readonly string[],
  tool: SourceTool,
  config: string | undefined,
): { args: string[]; rest: string[] } {
  const args: string[] = [];
  const rest: string[] = [];
  const queue = tool === 'vite' ? all.filter((arg) => arg !== 'build') : [...all];
  while (queue.length > 0) {
    const arg = queue.shift() ?? '';
    const value = () => (queue[0] !== undefined && !queue[0].startsWith('-') ? queue.shift() : undefined);
    const kept = KEPT[arg];
    if (kept) args.push(kept);
    else if (/^(-c|--config)$/.test(arg)) {
      // The config that was pasted.
      const file = value();
      const name = file?.replace(/^\.\//, '') ?? '';
      const isField = config === undefined && name === 'package.json';
      if (file && name !== config && !isField && !USUAL_NAME.test(name)) rest.push(`${arg} ${file}`);
    } else if (/^--configPlugin(=|$)/.test(arg)) {
      // It compiles the config itself.
      if (!arg.includes('=')) value();
    } else if (/^(--clean|--bundleConfigAsCjs|--no-config)$/.test(arg)) continue;
    else rest.push(arg);
  }
  return { args, rest };
}

/** Flags that are followed by a value. */
const VALUED =
  /^(format|outDir|target|external|noExternal|globalName|platform|tsconfig|entry|env|define|onSuccess|loader|publicDir|pure|name|dir|file|input|config|ignoreWatch|plugin|globals|logLevel|copy)/;
const SHORT: Readonly<Record<string, string>> = {
  d: 'outDir',
  f: 'format',
  c: 'config',
  w: 'watch',
  o: 'file',
  i: 'input',
  n: 'name',
  m: 'sourcemap',
  e: 'external',
  p: 'plugin',
  t: 'target',
};

/**
 * The flags of a command, as a config would have them: `--out-dir lib` as `outDir: 'lib'`.
 *
 * @param args without the program
 * @param line that of the script
 * @param positional the option of arguments that are no flags
 */
export function readFlags(args: readonly string[], line: number, positional: string): ObjectValue {
  const root = emptyObject(line);
  const queue = args.flatMap((arg) => {
    const [, name, value] = /^(--?[^=]+)=(.*)$/.exec(arg) ?? [];
    return name !== undefined && value !== undefined ? [name, value] : [arg];
  });
  while (queue.length > 0) {
    const arg = queue.shift() ?? '';
    if (!arg.startsWith('-')) {
      add(root, positional, text(arg, line), line);
      continue;
    }
    const isOff = arg.startsWith('--no-') && !/^--no-(external|config)/.test(arg);
    const long = arg.replace(isOff ? /^--no-/ : /^--?/, '');
    const [first = '', ...rest] = long.split('.');
    const camel = first.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const name = arg.startsWith('--') ? camel : (SHORT[camel] ?? camel);
    const next = queue[0];
    const isValued =
      VALUED.test(name) ||
      (/^(minify|dts|sourcemap)$/.test(name) && next !== undefined && /^(terser|inline|\.?\/?src\/.*)$/.test(next));
    let value: Value = { kind: 'boolean', value: !isOff, line, code: arg };
    if (isValued && next !== undefined && !next.startsWith('-') && !isOff) {
      queue.shift();
      const values = /^(format|external|target)$/.test(name) ? next.split(',') : [next];
      const [only = ''] = values;
      value =
        values.length > 1
          ? { kind: 'array', items: values.map((one) => text(one, line)), line, code: next }
          : text(only, line);
    }
    if (rest.length === 0) {
      add(root, name, value, line);
      continue;
    }
    const group = root.properties.find((one) => one.name === name)?.value;
    const object = group?.kind === 'object' ? group : emptyObject(line);
    if (object !== group) root.properties.push({ name, value: object, line });
    add(object, rest.join('.'), value, line);
  }
  return root;
}

/** Flags of Rollup that a config has in `output`. */
const OF_OUTPUT =
  /^(file|dir|format|name|globals|sourcemap|banner|footer|exports|entryFileNames|esModule|interop|compact|extend|freeze|strict)$/;

/** The flags of Rollup as its config has them: with an `output`. */
export function withOutput(flags: ObjectValue): ObjectValue {
  const output = {
    ...emptyObject(flags.line),
    properties: flags.properties.filter(({ name }) => OF_OUTPUT.test(name)),
  };
  const rest = flags.properties.filter(({ name }) => !OF_OUTPUT.test(name));
  return { ...flags, properties: [...rest, { name: 'output', value: output, line: flags.line }] };
}

const emptyObject = (line: number): ObjectValue => ({ kind: 'object', properties: [], unread: [], line, code: '' });
const text = (value: string, line: number): Value => ({ kind: 'string', value, line, code: value });

/** Adds a property; a flag that is repeated becomes a list. */
function add(object: ObjectValue, name: string, value: Value, line: number): void {
  const property: Property | undefined = object.properties.find((one) => one.name === name);
  if (!property) object.properties.push({ name, value, line });
  else {
    const items = property.value.kind === 'array' ? property.value.items : [property.value];
    property.value = {
      kind: 'array',
      items: [...items, ...(value.kind === 'array' ? value.items : [value])],
      line,
      code: value.code,
    };
  }
}

/** The folders that flags of commands name for output: `tsc --emitDeclarationOnly --outDir types` stays. */
export const foldersIn = (commands: readonly string[]): string[] =>
  commands.flatMap((command) =>
    [
      ...command.matchAll(/--(?:outDir|declarationDir|out-dir|dir)[ =]["']?(?:\.\/)?([\w./-]+?)\/?(?=["']?(?:\s|$))/gi),
    ].map(([, folder = '']) => folder),
  );
