import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { sortRacingLines } from './sort-racing-lines.ts';

/** Folders of a run whose names differ from machine to machine. */
export interface Folders {
  /** The copy of the example that the commands run in. */
  root: string;
  /** The repository that lends its node_modules to every example. */
  repo: string;
}

/** Writes paths as they would be in a reader's project, whose node_modules sits beside its package.json. */
export function normalisePaths(text: string, { root, repo }: Folders): string {
  return [asWritten, asInUrl]
    .reduce(
      (result, write) =>
        result
          .replaceAll(write(root), '<root>')
          .replaceAll(`${write(repo)}/node_modules`, '<root>/node_modules')
          .replaceAll(write(repo), '<repo>'),
      text,
    )
    .replace(/((?:\.\.\/)*)\.\.\/\.\.\/\.\.\/node_modules\//g, (_, up: string) => `${up || './'}node_modules/`);
}

const asWritten = (path: string) => path;
const asInUrl = (path: string) => pathToFileURL(path).pathname;

/** Writes the content hashes in names of files as `<hash>`. */
export function hideHashes(text: string): string {
  return text.replace(/\.[0-9a-f]{10}(?=\.[a-z])/g, '.<hash>');
}

/** Writes `<size>` for the sizes of files that hold the path of the project: they are as long as that path. */
export function hideSizesOfPaths(log: string, cwd: string, { root }: Folders): string {
  return log.replace(/^(\S+)( +)\d+\.\d+ kB(?: +\d+\.\d+ kB)?$/gm, (row, path: string, gap: string) => {
    const file = join(cwd, path);
    const holds = (bytes: Buffer) => bytes.includes(asWritten(root)) || bytes.includes(asInUrl(root));
    return existsSync(file) && holds(readFileSync(file)) ? `${path}${gap}<size>` : row;
  });
}

/** Leaves out a rebuild that repeats the one before it: a watcher may report one edit twice. */
export function collapseRebuilds(log: string): string {
  return log.replace(/^(start {3}building .*\n(?:(?!start {3}building ).*\n)*?)(?=\1)/gm, '');
}

/** What a step's file holds: its output without what differs between two runs. */
export function normaliseLog(text: string, folders: Folders): string {
  return sortRacingLines(cleanLog(text, folders));
}

/** The output in its own order: while a command prints, this only grows. */
export function cleanLog(text: string, folders: Folders): string {
  const plain = normalisePaths(stripVTControlCharacters(text), folders)
    .replace(/\r\n/g, '\n')
    .replace(/\b(in|took) (?:\d+ ?m )?\d+(?:\.\d+)?( ?)(?:ms|s|m)\b/g, '$1 0.1$2s')
    .replace(/\S+ node-v\d+\.\d+\.\d+/g, '<platform> node-v<version>')
    .replaceAll(process.versions.node, '<version>')
    .replace(/thread '([\w<>]+)(?:-\d+)?' \(\d+\)/g, "thread '$1'")
    .replace(/^node:\S+:\d+\n(?:.*\n)*? +\^+\n\n?/gm, '')
    .replace(/^(\w*Error) \[Error\]:/gm, '$1:')
    .replace(/^Emitted '\w+' event on .* instance at:\n/gm, '')
    .replace(/\n +at .*(?::\d+:\d+\)?|\((?:<anonymous>|native|index \d+)\)|<anonymous>)( \{)?(?=\n|$)/g, '$1')
    // The Module Federation plugin may tell its worker to end when it has ended already.
    .replace(/^(?:Error sending message|Pipe closed before message could be sent): .*\{\n(?: .*\n)*\}\n/gm, '')
    .replace(/^ +➜ +Network: +http.*\n/gm, '');
  const log = plain.replace(/[ \t]+$/gm, '').trim();
  return log && `${log}\n`;
}
