import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';

const MOST_BYTES = 60_000;

test('[D-07] pictures are small, and both themes have the same dimensions', () => {
  const pictures = globSync('docs/public/pictures/*.light.webp');
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const files = [picture, picture.replace('.light.', '.dark.')].map((file) => readFileSync(file));
    for (const file of files) expect(file.length, picture).toBeLessThan(MOST_BYTES);
    const sizes = files.map((file) => imageSize(file)).map(({ width, height }) => [width, height]);
    expect(sizes[1], picture).toEqual(sizes[0]);
  }
});
