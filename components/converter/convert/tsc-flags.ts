import { tsc as tables } from '../tables/tsc.ts';
import type { Property, Value } from './values.ts';

/** What a command of tsc says besides its tsconfig. */
export interface TscFlags {
  /** The tsconfigs that it names: a file, or the folder of a `tsconfig.json`. */
  projects: string[];
  /** Sources that it names; then tsc reads no tsconfig. */
  files: string[];
  /** Compiler options, which take precedence over those of the tsconfig. */
  options: Property[];
  isWatch: boolean;
  /** Whether it prints something instead of a build. */
  isQuery: boolean;
  /** Flags that are no compiler options, and that are not known to leave the output alone. */
  unknown: string[];
}

/** Flags with a value that is no boolean, in lower case. */
const VALUED = new Set(
  (
    'outdir rootdir declarationdir target module moduleresolution lib jsx jsxfactory jsxfragmentfactory jsximportsource ' +
    'reactnamespace types typeroots baseurl rootdirs outfile out newline maproot sourceroot tsbuildinfofile project ' +
    'moduledetection modulesuffixes customconditions ignoredeprecations locale maxnodemodulejsdepth charset ' +
    'importsnotusedasvalues generatetrace generatecpuprofile watchfile watchdirectory fallbackpolling ' +
    'excludedirectories excludefiles checkers builders'
  ).split(' '),
);

/** Flags whose values are lists, with commas. */
const LISTS = /^(lib|types|typeroots|rootdirs|modulesuffixes|customconditions)$/;

/** What only changes what is printed, or how fast it is. */
const QUIET =
  /^(pretty|preservewatchoutput|listfiles|listemittedfiles|diagnostics|extendeddiagnostics|explainfiles|traceresolution|generatetrace|generatecpuprofile|watchfile|watchdirectory|fallbackpolling|synchronouswatchdirectory|excludedirectories|excludefiles|verbose|force|quiet|checkers|builders|singlethreaded|stoponbuilderrors)$/;

const QUERY = /^(version|init|help|all|showconfig|listfilesonly|clean|dry)$/;

const SHORT: Readonly<Record<string, string>> = {
  ...{ d: 'declaration', t: 'target', m: 'module', p: 'project', w: 'watch', b: 'build', i: 'incremental' },
  ...{ h: 'help', v: 'version' },
};

/** The options of the table by their names in lower case: tsc reads flags in any. */
const NAMES = new Map(
  tables.options.rows.flatMap(({ options }) => options.map((name): [string, string] => [name.toLowerCase(), name])),
);

/**
 * Reads the flags of tsc as compiler options.
 *
 * @param args without the program
 * @param at the script, which notes name
 */
export function readTscFlags(args: readonly string[], at: { file: string; line: number }): TscFlags {
  const flags: TscFlags = { projects: [], files: [], options: [], isWatch: false, isQuery: false, unknown: [] };
  const text = (value: string): Value => ({ kind: 'string', value, line: at.line, code: value });
  let isBuildMode = false;
  const queue = [...args];
  while (queue.length > 0) {
    const arg = queue.shift() ?? '';
    if (!arg.startsWith('-')) {
      flags.files.push(arg);
      continue;
    }
    const bare = arg.replace(/^--?/, '');
    const key = (SHORT[bare.toLowerCase()] ?? bare).toLowerCase();
    const next = queue[0];
    const isSwitch = next === 'true' || next === 'false';
    const given = VALUED.has(key) || isSwitch ? queue.shift() : undefined;
    const isOn = given !== 'false';
    const name = NAMES.get(key);
    if (key === 'project') flags.projects.push(given ?? '.');
    else if (key === 'build') isBuildMode = true;
    else if (key === 'watch') flags.isWatch = isOn;
    else if (QUERY.test(key)) flags.isQuery = true;
    else if (QUIET.test(key)) continue;
    else if (name === undefined) flags.unknown.push(arg);
    else {
      const value: Value = !VALUED.has(key)
        ? { kind: 'boolean', value: isOn, line: at.line, code: arg }
        : LISTS.test(key)
          ? { kind: 'array', items: (given ?? '').split(',').map(text), line: at.line, code: given ?? '' }
          : text(given ?? '');
      flags.options = [...flags.options.filter((one) => one.name !== name), { name, value, ...at }];
    }
  }
  // `tsc -b` is followed by projects, and not by sources.
  if (isBuildMode) flags.projects.push(...flags.files.splice(0));
  return flags;
}
