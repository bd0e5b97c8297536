import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import { langs } from '../../site/languages.ts';
import { pictureFolder, pictures, readTaken, sourceOf, themes } from '../examples/pictures/pictures.ts';

const MOST_BYTES = 60_000;

/** The pictures in a language's pages: page, address and alt text. */
function shownIn(lang: string) {
  const pages = globSync('**/*.mdx', { cwd: `docs/${lang}` }).sort();
  return pages.flatMap((page) =>
    [
      ...readFileSync(`docs/${lang}/${page}`, 'utf8').matchAll(/!\[(?<alt>[^\]]*)\]\((?<address>\/pictures\/[^)]+)\)/g),
    ].map(({ groups }) => ({ page, address: groups?.address ?? '', alt: groups?.alt ?? '' })),
  );
}

test('[D-07] both languages show the same pictures, with their own alt texts', () => {
  const [en = [], zh = []] = langs.map(shownIn);
  console.log(`${en.length} pictures on ${new Set(en.map(({ page }) => page)).size} pages`);
  expect(new Set(en.map(({ page }) => page)).size).toBeGreaterThanOrEqual(3);
  expect(zh.map(({ page, address }) => [page, address])).toEqual(en.map(({ page, address }) => [page, address]));
  for (const { alt } of en) expect(alt).toMatch(/^[A-Z].{40,}/);
  for (const { alt } of zh) expect(alt).toMatch(/\p{Script=Han}.{20,}/u);
  expect(new Set(en.map(({ address }) => `docs/public${address}`))).toEqual(
    new Set(globSync('docs/public/pictures/*.light.webp')),
  );
});

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
