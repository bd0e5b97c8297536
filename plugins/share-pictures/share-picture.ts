import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { drawPicture, HEIGHT, type PictureTexts, WIDTH } from './draw-picture.ts';
import { loadTypeface } from './font.ts';
import { indexedPng } from './indexed-png.ts';

/** A picture as pages name it. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
}

/** A picture to be drawn: what it says, where that comes from, and the file of the output it goes to. */
export interface PlannedPicture {
  place: string;
  texts: PictureTexts;
  file: string;
}

const FOLDER = 'static/og';
const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/share-pictures');
export const PICTURE_SIZE = { width: WIDTH, height: HEIGHT };

/** Drawn anew where the drawing, the mark or a package changed. */
function designOf(mark: string): string {
  const hash = createHash('sha256').update(mark);
  for (const file of readdirSync(import.meta.dirname).sort()) {
    hash.update(readFileSync(path.join(import.meta.dirname, file)));
  }
  for (const name of ['@resvg/resvg-js', '@fontsource-variable/noto-sans-sc', 'opentype.js']) {
    const manifest = path.join(import.meta.dirname, '../../node_modules', name, 'package.json');
    hash.update((JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version);
  }
  return hash.digest('hex');
}

/**
 * Names the pictures before they are drawn. A name carries the hash of what the picture shows, so that
 * it may be kept for ever, and another picture has another name.
 */
export function planPictures(pages: readonly { place: string; texts: PictureTexts }[], mark: string): PlannedPicture[] {
  const design = designOf(mark);
  return pages.map(({ place, texts }) => {
    const hash = createHash('sha256')
      .update(design + JSON.stringify(texts))
      .digest('hex')
      .slice(0, 12);
    return { place, texts, file: `${FOLDER}/${texts.lang}.${hash}.png` };
  });
}

/** Draws pictures, or takes them from the cache of an earlier build. */
export async function drawPictures(
  planned: readonly PlannedPicture[],
  mark: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const cached = (file: string) => path.join(CACHE, path.basename(file));
  const wanted = planned.filter(({ file }) => !existsSync(cached(file)));
  if (wanted.length > 0) {
    mkdirSync(CACHE, { recursive: true });
    const texts = wanted.flatMap(({ place, texts: { site, section, title, description } }) =>
      [site, section, title, description, '…'].map((text) => ({ place, text })),
    );
    const typeface = await loadTypeface(texts);
    await Promise.all(
      wanted.map(async ({ texts: said, file }) => {
        const drawn = await renderAsync(drawPicture(said, mark, typeface), { font: { loadSystemFonts: false } });
        // Renamed into place: a build that is stopped leaves no half picture.
        writeFileSync(`${cached(file)}.${process.pid}`, indexedPng(drawn.pixels, drawn.width, drawn.height));
        renameSync(`${cached(file)}.${process.pid}`, cached(file));
      }),
    );
  }
  return new Map(planned.map(({ file }) => [file, readFileSync(cached(file))]));
}
