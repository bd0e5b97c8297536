import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { HEIGHT, type PictureTexts, WIDTH } from './draw-picture.ts';

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

/**
 * Draws pictures beside whatever else goes on, or takes them from the cache of an earlier build.
 *
 * @returns the bytes of each file
 * @throws what the drawing said, where it failed
 */
export async function drawPictures(
  planned: readonly PlannedPicture[],
  mark: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const cached = (file: string) => path.join(CACHE, path.basename(file));
  const wanted = planned.filter(({ file }) => !existsSync(cached(file)));
  if (wanted.length > 0) {
    mkdirSync(CACHE, { recursive: true });
    await drawBeside({ mark, pictures: wanted.map((picture) => ({ ...picture, file: cached(picture.file) })) });
  }
  return new Map(planned.map(({ file }) => [file, readFileSync(cached(file))]));
}

/** What the process that draws is told. */
export type Order = { mark: string; pictures: PlannedPicture[] };

/** A quarter of a build is pictures, and the compiler leaves the machine a processor for them. */
async function drawBeside(order: Order): Promise<void> {
  const jiti = path.join(path.dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const draw = fork(jiti, [path.join(import.meta.dirname, 'draw-ordered.ts')], { execArgv: [], stdio: 'pipe' });
  let said = '';
  draw.stderr?.on('data', (text: Buffer) => (said += text));
  draw.send(order);
  const [status] = (await once(draw, 'close')) as [number | null];
  if (status !== 0) throw new Error(said.trim() || `share pictures: drawing them ended with ${status}`);
}
