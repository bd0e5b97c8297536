import { diffArrays } from 'diff';
import { metaAttribute, metaFlags } from './fences-of.ts';

/** What a page shows of a fence's code, and marks in it. Lines are counted from 1, in what is shown. */
interface Marks {
  /** The code, and in a difference also the lines that it no longer has, in their places. */
  shown: string;
  /** The lines to mark, in order. */
  marked: number[];
  /** The lines that a difference adds, and those that it removes, in order. */
  added: number[];
  removed: number[];
  /** The texts to mark within lines that are not removed. */
  words: string[];
  /** The marks that match nothing, as the fence has them. */
  unmatched: string[];
}

/** Reads the marks of fences; call it for each block from the top of a page to its end. */
export type MarkReader = (meta: string, code: string) => Marks;

/**
 * Reads the marks of blocks, which are found by their text, so that an edited sample cannot shift them:
 *
 * - `mark="text"`, or `mark='"text"'`, marks the lines that contain the text.
 * - `word="text"` marks the text itself, but not within a longer word.
 * - `changed` marks the lines that the last block with the same title lacks.
 * - `diff` marks those that it adds to that block, and shows those that it removes. Indentation is no difference.
 */
export function markReader(): MarkReader {
  const blocks = new Map<string, string>();
  return (meta, code) => {
    const title = metaAttribute(meta, 'title') ?? '';
    const above = blocks.get(title);
    if (title) blocks.set(title, code);
    return marksOf(meta, code, above);
  };
}

/** @param above the code of the last block above with the same title */
function marksOf(meta: string, code: string, above?: string): Marks {
  const flags = metaFlags(meta);
  const texts = [...meta.matchAll(/(?:^|\s)(mark|word)=(?:"([^"]+)"|'([^']+)')/g)].map(
    ([written, kind, double, single]) => ({ written: written.trim(), kind, text: double ?? single ?? '' }),
  );
  const isDiff = flags.includes('diff');
  const rows = isDiff && above !== undefined ? rowsOfDiff(above, code) : keptRows(code);
  const numbersOf = (isWanted: (row: Row) => boolean) =>
    rows.flatMap((row, index) => (isWanted(row) ? [index + 1] : []));
  const added = numbersOf(({ change }) => change === 'added');
  const removed = numbersOf(({ change }) => change === 'removed');

  const known = new Set(above?.split('\n').map((line) => line.trim()));
  const isNew = ({ line }: Row) => above !== undefined && /\w/.test(line) && !known.has(line.trim());
  const isChanged = flags.includes('changed') ? isNew : () => false;
  const isIn = ({ line, change }: Row, { kind, text }: (typeof texts)[number]) =>
    change !== 'removed' && (kind === 'mark' ? line.includes(text) : wordsIn(line, text).length > 0);
  const lines = texts.filter(({ kind }) => kind === 'mark');

  return {
    shown: rows.map(({ line }) => line).join('\n'),
    marked: numbersOf((row) => row.change !== 'removed' && (isChanged(row) || lines.some((text) => isIn(row, text)))),
    added,
    removed,
    words: texts.filter(({ kind }) => kind === 'word').map(({ text }) => text),
    unmatched: [
      ...(flags.includes('changed') && !rows.some(isNew) ? ['changed'] : []),
      ...(isDiff && removed.length === 0 ? ['diff'] : []),
      ...texts.filter((text) => !rows.some((row) => isIn(row, text))).map(({ written }) => written),
    ],
  };
}

interface Row {
  line: string;
  change?: 'added' | 'removed';
}

function keptRows(code: string): Row[] {
  return code.split('\n').map((line) => ({ line }));
}

function rowsOfDiff(before: string, after: string): Row[] {
  const comparator = (left: string, right: string) => left.trim() === right.trim();
  return diffArrays(before.split('\n'), after.split('\n'), { comparator }).flatMap(({ value, added, removed }) =>
    value.map((line): Row => (added ? { line, change: 'added' } : removed ? { line, change: 'removed' } : { line })),
  );
}

/**
 * Where a text is in a line, but not within a longer word or number.
 *
 * @returns the offsets of its beginnings and ends, in order
 */
export function wordsIn(line: string, text: string): [from: number, to: number][] {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const before = /^[\w$]/.test(text) ? '(?<![\\w$])' : '';
  const after = /[\w$]$/.test(text) ? '(?![\\w$])' : '';
  return [...line.matchAll(new RegExp(`${before}${escaped}${after}`, 'g'))].map(({ index }) => [
    index,
    index + text.length,
  ]);
}
