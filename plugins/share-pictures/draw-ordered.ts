/** Child process that draws the pictures ordered by its parent. */
import { renameSync, writeFileSync } from 'node:fs';
import { drawPicture } from './draw-picture.ts';
import type { Order } from './share-picture.ts';

async function draw({ logo, pictures }: Order): Promise<void> {
  // Sequentially: the pixels of all pictures together would need half as much memory as the compiler.
  for (const { place, texts, file } of pictures) {
    // Rename into place, so that an aborted build leaves no partial file.
    writeFileSync(`${file}.${process.pid}`, await drawPicture(texts, place, logo));
    renameSync(`${file}.${process.pid}`, file);
  }
}

// Also when the parent process dies.
process.once('disconnect', () => process.exit());
process.once('message', (order) => {
  draw(order as Order)
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    })
    .finally(() => process.disconnect());
});
