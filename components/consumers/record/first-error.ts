import { stripVTControlCharacters } from 'node:util';

const ERROR = /Error(?: \[\w+\])?: |\berror TS\d+: |is not exported by|was not found in|Must use import/;

/** Lines that only announce an error. */
const SUMMARY = /build failed/i;

/** The first error line of a log, without paths, since the library's file names differ between outputs. */
export function firstError(log: string, folder: string): string {
  const lines = stripVTControlCharacters(log)
    .replaceAll(`file://${folder}/`, '')
    .replaceAll(`${folder}/`, '')
    .replace(/slug-kit\/dist\/[\w/-]+\.[cm]?js/g, 'slug-kit/…')
    .split('\n')
    // Strips TypeScript's position.
    .map((line) => line.trim().replace(/^\S+\(\d+,\d+\): /, ''));
  return lines.find((line) => ERROR.test(line) && !SUMMARY.test(line)) ?? lines.find(Boolean) ?? '';
}
