/** Draws the pictures that the parent process asks for. */
import { renameSync, writeFileSync } from 'node:fs';
import { drawPicture } from './draw-picture.ts';
import type { Order } from './share-picture.ts';

async function draw({ logo, pictures }: Order): Promise<void> {
  // One after the other: the pixels of all together need half as much memory as the compiler.
  for (const { place, texts, file } of pictures) {
    // Renamed into place: a build that is stopped leaves no half picture.
    writeFileSync(`${file}.${process.pid}`, await drawPicture(texts, place, logo));
    renameSync(`${file}.${process.pid}`, file);
  }
}

process.once('message', (order) => {
  draw(order as Order)
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    })
    .finally(() => process.disconnect());
});
