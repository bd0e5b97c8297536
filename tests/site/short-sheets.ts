import { getDocumentProxy } from 'unpdf';

/** Fewest lines of text on a sheet that is not the last. */
const LEAST = 5;
/** Baselines that are closer, in points, belong to one line: small code beside text, for instance. */
const NEAR = 3;

/**
 * Finds sheets that are nearly empty.
 *
 * @param pdf what a browser printed
 * @returns the lines of text on each sheet, if the last is empty or another has too few; else undefined
 */
export async function shortSheets(pdf: Uint8Array): Promise<string | undefined> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const counts: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const baselines = items.flatMap((item) => ('str' in item && item.str.trim() ? [Number(item.transform[5])] : []));
    baselines.sort((a, b) => a - b);
    counts.push(baselines.filter((y, index) => index === 0 || y - baselines[index - 1]! > NEAR).length);
  }
  await document.destroy();
  const isShort = counts.at(-1) === 0 || counts.slice(0, -1).some((count) => count < LEAST);
  return isShort ? counts.join(' ') : undefined;
}
