import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { sortRacingLines } from './sort-racing-lines.ts';

/** Folders of a run, whose paths differ between machines. */
export interface Folders {
  /** The copy of the example that the commands run in. */
  root: string;
  /** The repository, whose node_modules all examples share. */
  repo: string;
}

/** Rewrites paths as in a reader's project, with node_modules beside package.json. */
export function normalizePaths(text: string, { root, repo }: Folders): string {
  return [asWritten, asInUrl]
    .reduce(
      (result, write) =>
        result
          .replaceAll(write(root), '<root>')
          .replaceAll(`${write(repo)}/node_modules`, '<root>/node_modules')
          .replaceAll(write(repo), '<repo>'),
      // Sass writes a path from its own folder where that has no more parts than the absolute one.
      text.replaceAll(upTo(relative(repo, root)), '<root>'),
    )
    .replace(/((?:\.\.\/)*)\.\.\/\.\.\/\.\.\/node_modules\//g, (_, up: string) => `${up || './'}node_modules/`);
}

/** Matches a path below the repository that is written from one of its folders. */
const upTo = (below: string) => new RegExp(`(?:\\.\\./)+${below.replace(/[.\\]/g, '\\$&')}(?=/)`, 'g');

const asWritten = (path: string) => path;
const asInUrl = (path: string) => pathToFileURL(path).pathname;

/** Replaces content hashes in file names with `<hash>`. */
export function hideHashes(text: string): string {
  return text.replace(/\.[0-9a-f]{10}(?=\.[a-z])/g, '.<hash>');
}

/** Replaces sizes of files that contain the project's path with `<size>`, since they depend on its length. */
export function hideSizesOfPaths(log: string, cwd: string, { root }: Folders): string {
  return log.replace(/^(\S+)( +)\d+\.\d+ kB(?: +\d+\.\d+ kB)?$/gm, (row, path: string, gap: string) => {
    const file = join(cwd, path);
    const holds = (bytes: Buffer) => bytes.includes(asWritten(root)) || bytes.includes(asInUrl(root));
    return existsSync(file) && holds(readFileSync(file)) ? `${path}${gap}<size>` : row;
  });
}

/** Removes a rebuild that repeats the previous one: a watcher may report one edit twice. */
export function collapseRebuilds(log: string): string {
  return log.replace(/^(start {3}building .*\n(?:(?!start {3}building ).*\n)*?)(?=\1)/gm, '');
}

/** The contents of a step's file: its output without anything that varies between runs. */
export function normalizeLog(text: string, folders: Folders): string {
  return sortRacingLines(cleanLog(text, folders));
}

/** The normalized output in its original order, which only grows while the command prints. */
export function cleanLog(text: string, folders: Folders): string {
  const plain = normalizePaths(stripVTControlCharacters(text), folders)
    .replace(/\r\n/g, '\n')
    .replace(/\b(in|took) (?:\d+ ?m )?\d+(?:\.\d+)?( ?)(?:ms|s|m)\b/g, '$1 0.1$2s')
    // Vitest prints the time of day.
    .replace(/^ +Start at .*\n/gm, '')
    .replace(/^ +Duration .*$|\(\d[\d.]*m?s\b| \d+ms$/gm, (times) => times.replace(/\d[\d.]*m?s\b/g, '0.1s'))
    .replace(/^npm notice (?:shasum|integrity): .*\n/gm, '')
    .replace(/\S+ node-v\d+\.\d+\.\d+/g, '<platform> node-v<version>')
    .replaceAll(process.versions.node, '<version>')
    .replace(/thread '([\w<>]+)(?:-\d+)?' \(\d+\)/g, "thread '$1'")
    .replace(/^node:\S+:\d+\n(?:.*\n)*? +\^+\n\n?/gm, '')
    .replace(/^(\w*Error) \[Error\]:/gm, '$1:')
    // Rspack may print memory warnings when a failing build ends.
    .replace(/^ObjectRef is not unref, .*\n/gm, '')
    .replace(/^Emitted '\w+' event on .* instance at:\n/gm, '')
    .replace(/\n +at .*(?::\d+:\d+\)?|\((?:<anonymous>|native|index \d+)\)|<anonymous>)( \{)?(?=\n|$)/g, '$1')
    // The Module Federation plugin may message a worker that has already exited.
    .replace(/^(?:Error sending message|Pipe closed before message could be sent): .*\{\n(?: .*\n)*\}\n/gm, '')
    .replace(/^ +➜ +Network: +http.*\n/gm, '');
  const log = plain.replace(/[ \t]+$/gm, '').trim();
  return log && `${log}\n`;
}
