import type { Node } from '@babel/types';
import type { PastedFile, SourceTool } from '../types.ts';
import { type FoundConfig, findConfigs, type Left } from './find-configs.ts';
import { type Manifest, readField, type Script } from './manifest.ts';
import { type Fault, type PastedConfig, syntaxFault } from './pasted.ts';
import { part } from './plugins.ts';
import { readSource } from './read-source.ts';
import { Option, type Report, shorten } from './rules.ts';
import { modesOf, otherCompiler, otherModesOf, readFlags, withFlags, withOutput } from './scripts.ts';
import { readTscBuilds, type TscBuild } from './tsc-builds.ts';
import { readTsconfig } from './tsconfig.ts';
import type { ObjectValue, Source } from './values.ts';

/** What is built: the configs of a file, or those that stand for the commands of scripts. */
export interface FoundBuilds {
  /** The file that notes name. */
  source: Source;
  configs: FoundConfig[];
  /** Commands of tsc, for each of the configs. */
  builds: TscBuild[];
  /** Folders that tsc fills with declarations alone. */
  typesDirs: string[];
  /** The modes of Vite. */
  modes: string[];
}

/** What the readers of builds know besides what they read. */
interface Around {
  manifest: Manifest | undefined;
  report: Report;
}

/** An empty file, for what stands in `package.json` or in a tsconfig. */
const emptySource = (file: string): Source => ({ ...(readSource({ name: '', text: '' }) as Source), file });

/** Reads the configs of a file. @param flags what the script that builds says beside it */
export function readConfig(
  { file, tool }: PastedConfig,
  { manifest, report, flags }: Around & { flags: ObjectValue | undefined },
): FoundBuilds | Fault {
  const source = readSource(file, manifest?.textAt);
  if ('message' in source) return syntaxFault(file.name, source);
  const optionOf = ({ loc }: Node) => new Option('', loc?.start.line ?? 1, source, report, undefined);
  const left: Left = {
    skip: (branch) => {
      const [code = ''] = source.textOf(branch).split('\n');
      optionOf(branch).note('none', 'converter.skipped', { code });
    },
    leave: (statement) => {
      const code = shorten(source.textOf(statement));
      optionOf(statement).note('decide', 'converter.statement', { code });
    },
  };
  const { configs, modes } =
    tool === 'vite' ? readModes(source, { manifest, report, left }) : { configs: findConfigs(source, left), modes: [] };
  if (configs.length === 0) return { file: file.name, line: 1, message: { key: 'converter.error.noExport' } };
  const flagged = flags ? configs.map((one) => (one.kind === 'object' ? withFlags(one, flags) : one)) : configs;
  return { source, configs: flagged, builds: [], typesDirs: [], modes };
}

/** Reads a config of Vite in each mode in which scripts build a library with it: each gives lib items of its own. */
function readModes(
  source: Source,
  { manifest, report, left }: Around & { left: Left },
): { configs: FoundConfig[]; modes: string[] } {
  const quiet = (name: string) => findConfigs(source, undefined, { name, read: () => {} });
  // A config may be that of an application in another mode.
  const isLibrary = (name: string) => quiet(name).some((one) => part(part(one, 'build'), 'lib')?.kind === 'object');
  const all = modesOf(manifest);
  const [usual = 'production'] = all;
  const mode = all.find(isLibrary) ?? usual;
  const lines = new Set<number>();
  const findIn = (name: string) => findConfigs(source, left, { name, read: (line) => void lines.add(line) });
  const textOf = (found: readonly FoundConfig[]) =>
    JSON.stringify(found, (key, value) => (/^(node|scope|needs|code)$/.test(key) ? undefined : value));
  const configs = findIn(mode);
  const modes = [mode];
  const built = [mode];
  const texts = [textOf(quiet(mode))];
  for (const name of otherModesOf(manifest, mode).filter(isLibrary)) {
    const text = textOf(quiet(name));
    modes.push(name);
    if (texts.includes(text)) continue;
    texts.push(text);
    built.push(name);
    configs.push(...findIn(name));
  }
  for (const line of lines) {
    const option = new Option('mode', line, source, report, undefined);
    if (built.length === 1) option.note('converted', 'converter.mode', { mode });
    else option.note('converted', 'converter.modes', { modes: built.map((name) => `\`${name}\``).join(', ') });
  }
  return { configs, modes };
}

/** Reads the builds of tsc, which scripts run by tsconfigs. */
export function readTsconfigs(tsconfigs: readonly PastedFile[], { manifest, report }: Around): FoundBuilds | Fault {
  const read = new Map<string, ObjectValue>();
  for (const file of tsconfigs) {
    const value = readTsconfig(file);
    if ('message' in value) return syntaxFault(file.name, value);
    read.set(file.name, value);
  }
  const { builds, typesDirs, isTypesOnly } = readTscBuilds(manifest, read, report);
  const file = manifest?.file ?? '';
  if (isTypesOnly) {
    const other = manifest && otherCompiler(manifest);
    if (!other) {
      const link = '/config/lib/dts#from-javascript';
      return { file, line: 1, message: { key: 'converter.error.typesOnly' }, link };
    }
    const message = { key: 'converter.error.otherCompiler', values: { command: other.command } } as const;
    return { file, line: other.line, message, link: '/guide/migration/other-tools' };
  }
  const [first] = builds;
  if (!first) {
    const name = file || (tsconfigs[0]?.name ?? '');
    return { file: name, line: 1, message: { key: 'converter.error.noTsconfig' } };
  }
  const source = emptySource(first.config.properties.at(-1)?.file ?? tsconfigs[0]?.name ?? '');
  return { source, configs: builds.map(({ config }) => config), builds, typesDirs, modes: [] };
}

/** Reads what a script and a field of `package.json` say to a tool that has no config. */
export function readCommand(
  tool: SourceTool,
  {
    manifest,
    script,
    positional,
  }: {
    manifest: Manifest | undefined;
    script: { script: Script; args: string[] } | undefined;
    positional: string;
  },
): FoundBuilds {
  const field = manifest && readField(manifest, tool === 'unbuild' ? ['unbuild', 'build'] : [tool]);
  const flags = script && readFlags(script.args, script.script.line, positional);
  const own = new Set(flags?.properties.map(({ name }) => name));
  // Flags take precedence over the field of `package.json`.
  if (flags && field) flags.properties.unshift(...field.properties.filter(({ name }) => !own.has(name)));
  const all = flags ?? field;
  const configs = all ? [tool === 'rollup' ? withOutput(all) : all] : [];
  return { source: emptySource(manifest?.file ?? ''), configs, builds: [], typesDirs: [], modes: [] };
}
