import { diffLines } from 'diff';

/** A run of lines of a file: kept, new, or gone since the previous choice. */
export type Part = { kind: 'same' | 'added' | 'removed'; text: string };

/** A file as it is shown: what became of it since the previous choice, and its lines. */
export type ShownFile = { path: string; change: 'same' | 'new' | 'changed'; parts: Part[] };

type Files = Readonly<Record<string, string>>;

/**
 * Compares the files of a choice with those of the previous one.
 *
 * @param previous undefined where there is no previous choice: then nothing counts as new
 * @returns the files of the choice in their order, and the paths that are gone
 */
export function compareFiles(files: Files, previous?: Files): { shown: ShownFile[]; gone: string[] } {
  const shown = Object.entries(files).map(([path, text]): ShownFile => {
    const before = previous ? previous[path] : text;
    if (before === text) return { path, change: 'same', parts: [{ kind: 'same', text }] };
    if (before === undefined) return { path, change: 'new', parts: [{ kind: 'same', text }] };
    return { path, change: 'changed', parts: lineParts(before, text) };
  });
  return { shown, gone: Object.keys(previous ?? {}).filter((path) => !(path in files)) };
}

function lineParts(before: string, after: string): Part[] {
  return diffLines(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
