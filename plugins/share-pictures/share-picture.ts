import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PictureTexts } from './draw-picture.ts';

/** A picture as the head of a page names it. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
}

/** A picture to draw: what it says, where that comes from, and its file in the output. */
export interface PlannedPicture {
  place: string;
  texts: PictureTexts;
  file: string;
}

const FOLDER = 'static/og';
const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/share-pictures');

/** Changes with the drawing, the logo and the packages that draw. */
function designOf(logo: string): string {
  const hash = createHash('sha256').update(logo);
  for (const file of readdirSync(import.meta.dirname).sort()) {
    hash.update(readFileSync(path.join(import.meta.dirname, file)));
  }
  for (const name of ['sharp', '@fontsource/noto-sans-sc', 'satori']) {
    const manifest = path.join(import.meta.dirname, '../../node_modules', name, 'package.json');
    hash.update((JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version);
  }
  return hash.digest('hex');
}

/**
 * Names the pictures before they are drawn. A name carries the hash of what the picture shows, so that caches may
 * keep it for ever.
 */
export function planPictures(pages: readonly { place: string; texts: PictureTexts }[], logo: string): PlannedPicture[] {
  const design = designOf(logo);
  return pages.map(({ place, texts }) => {
    const hash = createHash('sha256')
      .update(design + JSON.stringify(texts))
      .digest('hex')
      .slice(0, 12);
    return { place, texts, file: `${FOLDER}/${texts.lang}.${hash}.png` };
  });
}

/**
 * Draws pictures in a process of their own, or takes them from the cache of an earlier build.
 *
 * @returns the bytes of each file
 * @throws the error of the drawing process
 */
export async function drawPictures(
  planned: readonly PlannedPicture[],
  logo: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const cached = (file: string) => path.join(CACHE, path.basename(file));
  const wanted = planned.filter(({ file }) => !existsSync(cached(file)));
  if (wanted.length > 0) {
    mkdirSync(CACHE, { recursive: true });
    await drawBeside({ logo, pictures: wanted.map((picture) => ({ ...picture, file: cached(picture.file) })) });
  }
  return new Map(planned.map(({ file }) => [file, readFileSync(cached(file))]));
}

/** The message to the process that draws. */
export type Order = { logo: string; pictures: PlannedPicture[] };

/** Pictures take a quarter of a build, and the compiler leaves a processor idle. */
async function drawBeside(order: Order): Promise<void> {
  const jiti = path.join(path.dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const draw = fork(jiti, [path.join(import.meta.dirname, 'draw-ordered.ts')], { execArgv: [], stdio: 'pipe' });
  let said = '';
  draw.stderr?.on('data', (text: Buffer) => (said += text));
  draw.send(order);
  const [status] = (await once(draw, 'close')) as [number | null];
  if (status !== 0) throw new Error(said.trim() || `share pictures: drawing them ended with ${status}`);
}
