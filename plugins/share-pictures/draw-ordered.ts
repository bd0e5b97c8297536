/** Run by `share-picture.ts` as a child process: draws the pictures that stdin orders. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { drawPicture } from './draw-picture.ts';
import type { Order } from './share-picture.ts';

const { logo, pictures } = JSON.parse(readFileSync(0, 'utf8')) as Order;
try {
  // Sequentially: the pixels of all pictures together would need half as much memory as the compiler.
  for (const { place, texts, file } of pictures) {
    // Rename into place, so that an aborted build leaves no partial file.
    writeFileSync(`${file}.${process.pid}`, await drawPicture(texts, place, logo));
    renameSync(`${file}.${process.pid}`, file);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
