import { inflateSync } from 'node:zlib';

/**
 * The number of lines of text on each page of a PDF by Chromium, which writes each run of text with a matrix of its own
 * (`1 0 0 -1 x y Tm`), and pages in order. Runs whose baselines are closer than 3 points are one line.
 */
export function printedLines(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  const streamOf = (id: string): string => {
    // Bytes of other streams may look like the start of an object, but not with a dictionary after it.
    const start = text.search(new RegExp(`\\n${id} 0 obj\\s*<<`));
    const from = text.indexOf('stream\n', start) + 'stream\n'.length;
    const data = pdf.subarray(from, text.indexOf('endstream', from));
    // An empty page has nothing to decompress. A line break follows what is compressed.
    return data.length < 2 ? '' : inflateSync(data).toString('latin1');
  };
  const pages = [...text.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)];
  return pages.map(([, contents]) => countLines(streamOf(contents!)));
}

/** Matrices are nested by `q` and `Q`; without rotation, a scale and an offset of `y` are enough. */
function countLines(content: string): number {
  const outer: [scale: number, offset: number][] = [];
  let [scale, offset] = [1, 0];
  const baselines: number[] = [];
  for (const [, numbers = '', operator] of content.matchAll(/((?:-?[\d.]+ )*)(cm|Tm|q|Q)(?=\s)/g)) {
    const [y = 0, d = 1] = numbers
      .trim()
      .split(' ')
      .map(Number)
      .reverse()
      .filter((_, index) => index === 0 || index === 2);
    if (operator === 'q') outer.push([scale, offset]);
    else if (operator === 'Q') [scale, offset] = outer.pop() ?? [scale, offset];
    else if (operator === 'cm') [scale, offset] = [scale * d, scale * y + offset];
    else baselines.push(scale * y + offset);
  }
  baselines.sort((a, b) => a - b);
  return baselines.filter((y, index) => index === 0 || y - baselines[index - 1]! > 3).length;
}
