// Loaded with the reader's first choice: all outputs, highlighted at build time, and the diff.

import { diffLines } from 'diff';
import type { OutputsFile } from './outputs';
import file from './record/outputs.json' with { type: 'json' };

export const outputs = file as unknown as OutputsFile;

/** Consecutive lines that a choice kept, added or removed. */
type Part = { kind: 'same' | 'added' | 'removed'; markup: string };

/** An output file and its changes. */
export type ShownFile = { path: string; change: 'same' | 'new' | 'changed'; parts: Part[] };

type Files = Readonly<Record<string, string>>;

/**
 * Compares the files of a choice with those of the previous one.
 *
 * @param previous undefined to treat all files as unchanged
 * @returns the files in order, and the paths of removed files
 */
export function compareFiles(files: Files, previous?: Files): { shown: ShownFile[]; gone: string[] } {
  const shown = Object.entries(files).map(([path, markup]): ShownFile => {
    const before = previous ? previous[path] : markup;
    if (before === markup) return { path, change: 'same', parts: [{ kind: 'same', markup }] };
    if (before === undefined) return { path, change: 'new', parts: [{ kind: 'same', markup }] };
    return { path, change: 'changed', parts: diffParts(before, markup) };
  });
  return { shown, gone: Object.keys(previous ?? {}).filter((path) => !(path in files)) };
}

function diffParts(before: string, after: string): Part[] {
  return diffLines(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    markup: value,
  }));
}
