// `npx jiti components/converter/command.ts <folder>` converts the config in a folder. README.md says what it prints and how it ends.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'jsonc-parser';
import { convert } from './convert/index.ts';
import { partsOf, readCommand } from './convert/scripts.ts';
import { readTscFlags } from './convert/tsc-flags.ts';
import { noteMarkdown } from './note-markdown.ts';
import type { ConversionNote } from './types.ts';

const SITE = 'https://rslib-docs.github.io';
/** What a folder may have that is pasted on a page. */
const CONFIG =
  /^(package\.json|tsconfig(\..+)?\.json|(tsup|tsdown|vite|rollup|build)(\..+)?\.config\.([cm]?[jt]s|json))$/;

const usage = 'npx jiti components/converter/command.ts <folder or files> [--write]';

const HEADINGS: Readonly<Record<ConversionNote['kind'], string>> = {
  error: 'Cannot be converted',
  decide: 'Left for you to decide',
  none: 'Without a counterpart',
  converted: 'Converted',
};

/** A note as a line: its place, the option, what became of it, and the page that explains it. */
function lineOf(note: ConversionNote): string {
  const { file, line, option, link } = note;
  const name = option === '' ? '' : ` \`${option}\`:`;
  const text = noteMarkdown(note, 'en').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return `  ${file}:${line}${name} ${text}${link ? `\n    ${SITE}${link}` : ''}`;
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => CONFIG.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** The tsconfigs in other folders by which scripts run tsc: `tsc -p config/tsconfig.json`. */
function ofScripts(folder: string): string[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { scripts = {} } = (parse(readFileSync(file, 'utf8')) ?? {}) as { scripts?: Record<string, string> };
  const commands = Object.values(scripts).flatMap((script) => partsOf(script).map(readCommand));
  return commands
    .flatMap((read) => (read?.program === 'tsc' ? readTscFlags(read.args, { file, line: 1 }).projects : []))
    .map((project) => join(folder, project, project.endsWith('.json') ? '' : 'tsconfig.json'))
    .filter((path, index, all) => isOptions(path) && all.indexOf(path) === index);
}

/** Adds the tsconfigs with options that others extend, in other folders, too, or in packages. */
function withBases(paths: readonly string[], folder: string): string[] {
  const all = [...paths];
  // The list grows while it is read.
  for (const path of all) {
    if (!path.endsWith('.json')) continue;
    const { extends: bases = [] } = (parse(readFileSync(path, 'utf8')) ?? {}) as { extends?: string | string[] };
    for (const base of [bases].flat()) {
      const start = base.startsWith('.') ? resolve(path, '..') : resolve(folder, 'node_modules');
      const found = ['', '.json', '/tsconfig.json'].map((end) => join(start, base + end)).find(isOptions);
      if (found !== undefined && !all.some((one) => resolve(one) === found)) all.push(found);
    }
  }
  return all;
}

const isOptions = (path: string) =>
  existsSync(path) && statSync(path).isFile() && readFileSync(path, 'utf8').includes('"compilerOptions"');

function main(): number {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
  const missing = positionals.find((path) => !existsSync(path));
  if (positionals.length === 0 || missing !== undefined) {
    console.error(missing === undefined ? usage : `${missing} does not exist. ${usage}`);
    return 2;
  }
  const [first = '.'] = positionals;
  const folder = statSync(first).isDirectory() ? first : resolve(first, '..');
  const given = positionals.flatMap(filesOf);
  const others = statSync(first).isDirectory() ? ofScripts(first) : [];
  const own = [...given, ...others.filter((path) => !given.some((one) => resolve(one) === resolve(path)))];
  const nameOf = (path: string) => (given.includes(path) ? basename(path) : relative(folder, path));
  const pasted = withBases(own, folder).map((path) => ({ name: nameOf(path), text: readFileSync(path, 'utf8') }));
  const { files, notes } = convert(pasted);
  for (const { name, text } of files) {
    if (values.write) {
      writeFileSync(join(folder, name), text);
      console.log(`wrote ${join(folder, name)}`);
    } else console.log(`--- ${name}\n${text}`);
  }
  for (const kind of ['error', 'decide', 'none', 'converted'] as const) {
    const lines = notes.filter((note) => note.kind === kind).map(lineOf);
    if (lines.length > 0) console.log(`${HEADINGS[kind]}\n${lines.join('\n')}\n`);
  }
  if (notes.some(({ kind }) => kind === 'error')) return 2;
  return notes.some(({ kind }) => kind === 'decide') ? 1 : 0;
}

process.exitCode = main();
