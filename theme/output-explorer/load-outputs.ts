// Loaded with a reader's first choice: all outputs, and the comparison.

import { diffLines } from 'diff';
import type { OutputsFile } from '../../site/output-explorer/outputs';
import file from '../../site/output-explorer/outputs.json' with { type: 'json' };

export const outputs = file as unknown as OutputsFile;

/** A run of lines that the choice kept, added or removed. */
type Part = { kind: 'same' | 'added' | 'removed'; text: string };

/** A file and what the choice changed in it. */
export type ShownFile = { path: string; change: 'same' | 'new' | 'changed'; parts: Part[] };

type Files = Readonly<Record<string, string>>;

/**
 * Compares the files of a choice with those of the previous one.
 *
 * @param previous undefined to count nothing as new
 * @returns the files in their order, and the paths that are gone
 */
export function compareFiles(files: Files, previous?: Files): { shown: ShownFile[]; gone: string[] } {
  const shown = Object.entries(files).map(([path, text]): ShownFile => {
    const before = previous ? previous[path] : text;
    if (before === text) return { path, change: 'same', parts: [{ kind: 'same', text }] };
    if (before === undefined) return { path, change: 'new', parts: [{ kind: 'same', text }] };
    return { path, change: 'changed', parts: diffParts(before, text) };
  });
  return { shown, gone: Object.keys(previous ?? {}).filter((path) => !(path in files)) };
}

function diffParts(before: string, after: string): Part[] {
  return diffLines(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
