import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { slugOf } from '../../shared/pages/slug-of.ts';

test('the id of a heading is the same as in Rspress', async () => {
  const rspress = createRequire(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
  const address = pathToFileURL(rspress.resolve('@rspress/shared/github-slugger')).href;
  const { slug } = (await import(address)) as { slug: (words: string) => string };
  const headings = globSync('docs/**/*.mdx').flatMap(
    (page) => readFileSync(page, 'utf8').match(/(?<=^#+ ).+$/gm) ?? [],
  );
  expect(headings.length).toBeGreaterThan(500);
  const hard = [
    'C++ & C#',
    'x² ½ №',
    'snake_case-kebab',
    'ÀÉÎ ñ',
    'Ⅳ ④ ٣',
    '模块，“引号” ——',
    '👩‍👩‍👧 🚀',
    'İ ß ſ',
    'ก็ हिन्दी',
  ];
  for (const words of [...headings, ...hard]) expect(slugOf(words), words).toBe(slug(words));
});
