import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { repo } from '../../../shared/examples/places.ts';
import { runCommand } from '../../../tests/examples/run-command.ts';
import { convert } from '../convert/index.ts';
import type { Conversion, PastedFile, SourceTool } from '../types.ts';

const folder = join(repo, 'components/converter/cases');
const workFolder = join(repo, '.cache', 'converter');

/** A package of the other tool, with what its conversion has to say. */
export interface Case {
  /** `tsup/two-formats` */
  name: string;
  tool: SourceTool;
  /** What is pasted: the config, `package.json`, and perhaps `tsconfig.json`. */
  files: PastedFile[];
  /** Files that are not pasted. */
  others: PastedFile[];
  /** What is not converted, as `tsup.config.ts:5 treeshake none`. */
  says: string[];
  /** What differs for users, as `require .`, each with the option or the text that says so. */
  differs: { what: string; because: string }[];
}

/** What users of a package see: by what they load, what they get. */
export type Seen = Record<string, unknown>;

/** Reads the files after lines such as `=== src/index.ts`, and what precedes them. */
function readSections(file: string): { head: string; files: PastedFile[] } {
  const [head = '', ...sections] = readFileSync(file, 'utf8').split(/^=== /m);
  const files = sections.map((section) => {
    const end = section.indexOf('\n');
    return { name: section.slice(0, end), text: section.slice(end + 1).replace(/\n\n$/, '\n') };
  });
  return { head, files };
}

const sources = readSections(join(folder, 'sources.txt')).files;

/** The cases, sorted. @param within a folder of `cases/` */
export function readCases(within = '*'): Case[] {
  return globSync(`${within}/*.txt`, { cwd: folder })
    .sort()
    .map((path) => {
      const { head, files } = readSections(join(folder, path));
      const lines = (word: string) =>
        [...head.matchAll(new RegExp(`^${word}: (.*)$`, 'gm'))].map(([, text = '']) => text);
      const isPasted = ({ name }: PastedFile) => !name.includes('/') && !lines('apart').includes(name);
      return {
        name: path.replace(/\.txt$/, ''),
        tool: dirname(path).replace('fresh-', '') as SourceTool,
        files: files.filter(isPasted),
        others: files.filter((file) => !isPasted(file)),
        says: lines('says'),
        differs: lines('differs').map((line) => {
          const [what = '', because = ''] = line.split(' because ');
          return { what, because };
        }),
      };
    });
}

/** Changes if the old side of a case does. */
export function hashOf({ files, others }: Case): string {
  return createHash('sha256')
    .update(JSON.stringify([sources, files, others]))
    .digest('hex')
    .slice(0, 16);
}

/** The notes that a case lists: what was not converted, by place and option. */
export const saidOf = ({ notes }: Conversion) =>
  notes
    .filter(({ kind }) => kind !== 'converted')
    .map(
      ({ kind, file, line, option, message }) =>
        `${file}:${line} ${option || ('key' in message ? message.key.replace('converter.', '') : '')} ${kind}`,
    );

const COMMANDS: Readonly<Record<SourceTool, string>> = {
  tsup: 'tsup',
  tsdown: 'tsdown',
  vite: 'vite build',
  rollup: 'rollup -c',
  unbuild: 'unbuild',
  tsc: 'tsc',
};

function write(root: string, files: readonly PastedFile[]): void {
  rmSync(root, { recursive: true, force: true });
  for (const { name, text } of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  cpSync(join(import.meta.dirname, 'observe.mjs'), join(root, 'observe.mjs'));
}

async function run(command: string, root: string): Promise<string> {
  const ending = await runCommand({ run: command, cwd: root, env: { NODE_ENV: '' }, logFile: `${root}.log` });
  if (ending.code !== 0) throw new Error(`${command} in ${root} ended with ${ending.code}:\n${ending.output}`);
  return ending.output;
}

async function observe(root: string): Promise<Seen> {
  const output = await run('node observe.mjs', root);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as Seen;
}

/** Programs of packages that the site does not have, below the folder that has them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  tsup: 'node_modules/tsup/dist/cli-default.js',
  unbuild: 'node_modules/unbuild/dist/cli.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
};

/**
 * Builds a case with its own tool.
 *
 * @param packages a folder with the tool, if the site does not have it
 * @throws if the build fails
 */
export async function buildOld(one: Case, packages?: string): Promise<Seen> {
  const root = packages ? join(packages, 'cases', one.name) : join(workFolder, one.name, 'old');
  write(root, [...sources, ...one.others, ...one.files]);
  const manifest = one.files.find(({ name }) => name === 'package.json');
  const { scripts = {} } = JSON.parse(manifest?.text ?? '{}') as { scripts?: Record<string, string> };
  for (const command of (scripts.build ?? COMMANDS[one.tool]).split(' && ')) {
    const [program = '', ...args] = command.split(' ');
    const file = packages && PROGRAMS[program];
    await run(file ? ['node', join(packages, file), ...args].join(' ') : command, root);
  }
  return observe(root);
}

/** Converts a case and builds it with Rslib. @throws if the build fails */
export async function buildNew(one: Case): Promise<{ conversion: Conversion; seen: Seen }> {
  const conversion = convert(one.files);
  const root = join(workFolder, one.name, 'new');
  write(root, [...sources, ...one.others, ...one.files, ...conversion.files]);
  const rootDir = conversion.notes.flatMap(({ message }) =>
    'key' in message && message.key === 'converter.rootDir' ? (message.values?.folder ?? []) : [],
  )[0];
  if (rootDir) {
    // What the note asks for.
    const tsconfig =
      [...sources, ...one.others, ...one.files].findLast(({ name }) => name === 'tsconfig.json')?.text ?? '{}';
    writeFileSync(
      join(root, 'tsconfig.json'),
      tsconfig.replace(/"compilerOptions":\s*\{/, `$& "rootDir": "./${rootDir}",`),
    );
  }
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  const commands = (scripts.build ?? 'rslib').split(' && ');
  for (const command of commands) if (one.tool === 'tsc' || !command.startsWith('tsc')) await run(command, root);
  return { conversion, seen: await observe(root) };
}

/** What users get that differs, as `require .`. Files are only compared by whether they exist. */
export function compare(old: Seen, now: Seen): string[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
}
