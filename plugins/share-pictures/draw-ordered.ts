/** Draws the pictures that the process that started it orders. */
import { renameSync, writeFileSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';
import { drawPicture } from './draw-picture.ts';
import { loadTypeface } from './font.ts';
import { indexedPng } from './indexed-png.ts';
import type { Order } from './share-picture.ts';

async function draw({ mark, pictures }: Order): Promise<void> {
  const texts = pictures.flatMap(({ place, texts: { site, section, title, description } }) =>
    [site, section, title, description, '…'].map((text) => ({ place, text })),
  );
  const typeface = await loadTypeface(texts);
  // One after the other: the pixels of all together are half as much memory as the compiler takes.
  for (const { texts: said, file } of pictures) {
    const drawn = await renderAsync(drawPicture(said, mark, typeface), { font: { loadSystemFonts: false } });
    // Renamed into place: a build that is stopped leaves no half picture.
    writeFileSync(`${file}.${process.pid}`, indexedPng(drawn.pixels, drawn.width, drawn.height));
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
