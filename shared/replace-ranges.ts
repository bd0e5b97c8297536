/** A range of a text, by offsets, and what replaces it. */
export type Edit = { from: number; to: number; text: string };

/** Replaces ranges of a text; of overlapping ones, only the first. */
export function replaceRanges(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of edits.toSorted((one, other) => one.from - other.from)) {
    if (edit.from < done) continue;
    result += text.slice(done, edit.from) + edit.text;
    done = edit.to;
  }
  return result + text.slice(done);
}
