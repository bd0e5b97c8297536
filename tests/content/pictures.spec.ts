import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { expect, test } from 'playwright/test';
import { pictureFolder, pictures, readTaken, sourceOf, themes } from '../examples/pictures/pictures.ts';

const MOST_BYTES = 60_000;

test('[D-07] pictures are small, and both themes have the same dimensions', () => {
  for (const name of Object.keys(pictures)) {
    const files = themes.map((theme) => path.join(pictureFolder, `${name}.${theme}.webp`));
    for (const file of files) {
      expect(existsSync(file), `${file} — is missing — npm run pictures -- ${name}`).toBe(true);
      expect(readFileSync(file).length, file).toBeLessThan(MOST_BYTES);
    }
    const sizes = files.map((file) => imageSize(readFileSync(file))).map(({ width, height }) => [width, height]);
    for (const size of sizes) expect(size, name).toEqual(sizes[0]);
  }
});

test('every picture is up to date with its example and its tool', () => {
  const taken = readTaken();
  for (const [name, picture] of Object.entries(pictures))
    expect(taken[name], `what ${name} shows has changed — npm run pictures`).toBe(sourceOf(picture));
});
