/** May not begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\s…—～-]+$/u;
/** May not end a line. */
const OPENING = /[\p{Ps}\p{Pi}@#]$/u;

/**
 * Breaks a text into lines between words, by the language's own rules of what a word is.
 *
 * @param widthOf how wide a piece of text is
 * @param limit how many lines there may be; what does not fit ends in an ellipsis
 */
export function breakLines(
  text: string,
  { lang, width, limit, widthOf }: { lang: string; width: number; limit: number; widthOf: (text: string) => number },
): { lines: string[]; fits: boolean } {
  const lines = [''];
  for (const piece of piecesOf(text, lang)) {
    const line = lines.at(-1) ?? '';
    if (widthOf((line + piece).trimEnd()) <= width || line === '') lines[lines.length - 1] = line + piece;
    else lines.push(piece.trimStart());
  }
  const shown = lines.map((line) => line.trim()).slice(0, limit);
  const fits = lines.length <= limit && shown.every((line) => widthOf(line) <= width);
  if (lines.length > limit) shown[limit - 1] = ellipsized(shown[limit - 1] ?? '', width, widthOf);
  return { lines: shown, fits };
}

/** Words with the marks that belong to them: a closing one stays with the word before, an opening one with the next. */
function piecesOf(text: string, lang: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const joins = last !== undefined && (CLOSING.test(segment) || OPENING.test(last) || isOneName(last, segment));
    if (joins) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** `rslib.config.ts` and `@rslib/core` are one word to their readers. */
function isOneName(before: string, after: string): boolean {
  return /[\w.@/:-]$/.test(before) && /^[\w./@:-]/.test(after);
}

function ellipsized(line: string, width: number, widthOf: (text: string) => number): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').replace(/[\s,;:，、；：]+$/, '')}…`;
}
