import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import type { PictureTexts } from './draw-picture.ts';

/** A picture to draw: its texts, their source, and its file in the output. */
export interface PlannedPicture {
  place: string;
  texts: PictureTexts;
  file: string;
}

const FOLDER = 'static/og';
const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/share-pictures');

/** A hash of the drawing code, the logo and the versions of the packages that draw. */
function designOf(logo: string): string {
  const code = readdirSync(import.meta.dirname)
    .sort()
    .map((file) => path.join(import.meta.dirname, file));
  const { sharp, satori, '@fontsource/noto-sans-sc': font } = manifest.devDependencies;
  return hash('sha256', [logo, ...code.map((file) => readFileSync(file, 'utf8')), sharp, satori, font].join('\n'));
}

/**
 * Plans the pictures and their names, which contain a hash of their content, so that they can be cached forever.
 */
export function planPictures(pages: readonly { place: string; texts: PictureTexts }[], logo: string): PlannedPicture[] {
  const design = designOf(logo);
  return pages.map(({ place, texts }) => {
    const name = hash('sha256', design + JSON.stringify(texts)).slice(0, 12);
    return { place, texts, file: `${FOLDER}/${texts.lang}.${name}.png` };
  });
}

/**
 * Draws pictures in a child process, or takes them from the cache of an earlier build.
 *
 * @returns the contents of each file
 * @throws the error of the child process
 */
export async function drawPictures(
  planned: readonly PlannedPicture[],
  logo: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const folder = cacheFolder();
  const cached = (file: string) => path.join(folder, path.basename(file));
  const wanted = planned.filter(({ file }) => !existsSync(cached(file)));
  if (wanted.length > 0) {
    await drawInChildProcess({ logo, pictures: wanted.map((picture) => ({ ...picture, file: cached(picture.file) })) });
  }
  const pictures = new Map(planned.map(({ file }) => [file, readFileSync(cached(file))]));
  if (folder !== CACHE) rmSync(folder, { recursive: true });
  return pictures;
}

/** The cache folder, or a temporary folder if the cache is not writable. */
function cacheFolder(): string {
  try {
    mkdirSync(CACHE, { recursive: true });
    accessSync(CACHE, constants.W_OK);
    return CACHE;
  } catch {
    return mkdtempSync(path.join(tmpdir(), 'share-pictures-'));
  }
}

/** What the child process reads from stdin. */
export type Order = { logo: string; pictures: PlannedPicture[] };

/** Not in this process: drawing takes a quarter of a build's time, and the compiler leaves a core idle. */
async function drawInChildProcess(order: Order): Promise<void> {
  const jiti = path.join(path.dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const draw = promisify(execFile)(process.execPath, [jiti, path.join(import.meta.dirname, 'draw-ordered.ts')]);
  draw.child.stdin?.end(JSON.stringify(order));
  await draw.catch(({ stderr, message }: Error & { stderr: string }) => {
    throw new Error(stderr.trim() || message);
  });
}
