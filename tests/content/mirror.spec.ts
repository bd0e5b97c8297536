import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { texts } from '../../theme/texts.ts';
import { fileOf, hiddenRoutes, languages, routes } from '../routes.ts';

const docs = path.resolve('docs');
const filesOf = (lang: string, pattern: string) => globSync(pattern, { cwd: path.join(docs, lang) }).sort();

test('[R-01] every English file has a Chinese mirror, and the other way round', () => {
  const english = filesOf('en', '**/*');
  expect(english.length).toBeGreaterThan(0);
  console.log(`mirror: ${english.length} files a language`);
  expect(filesOf('zh', '**/*')).toEqual(english);
});

for (const { lang } of languages) {
  test(`[R-07, R-08] the ${lang} pages are the routes of the site and no other`, () => {
    const pages = filesOf(lang, '**/*.mdx').filter((file) => !file.includes('shared/'));
    const wanted = [...routes, ...hiddenRoutes, '/404'].map((route) => `${fileOf(route).slice(1)}.mdx`);
    expect(pages).toEqual(wanted.sort());
  });
}

test('[I-03] the navigation files of both languages are the same bytes, with labels of the dictionary', () => {
  const files = filesOf('en', '**/_{nav,meta}.json');
  expect(files.length).toBeGreaterThan(0);
  console.log(`navigation: ${files.length} files`);
  for (const file of files) {
    const bytes = readFileSync(path.join(docs, 'en', file), 'utf8');
    expect(readFileSync(path.join(docs, 'zh', file), 'utf8'), `docs/zh/${file}`).toBe(bytes);
    const items = JSON.parse(bytes) as (string | { label?: string; text?: string })[];
    for (const item of items) {
      const label = typeof item === 'string' ? undefined : (item.label ?? item.text);
      if (label !== undefined) expect(Object.keys(texts), `docs/en/${file}`).toContain(label);
    }
  }
});

test('[I-03] no text of the dictionary is empty, and both languages name the same placeholders', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  const entries = Object.entries(texts);
  console.log(`dictionary: ${entries.length} texts`);
  for (const [key, { en, zh }] of entries) {
    expect(en.trim(), key).not.toBe('');
    expect(zh.trim(), key).not.toBe('');
    expect(placeholders(zh), key).toEqual(placeholders(en));
  }
  for (const key of ['introduction', 'quickStart', 'subtitle', 'slogan', 'toolStackTitle', 'toolStackDesc']) {
    expect(Object.keys(texts)).toContain(key);
  }
  expect(texts.introduction).toEqual({ en: 'Introduction', zh: '介绍' });
  expect(texts.quickStart).toEqual({ en: 'Quick Start', zh: '快速上手' });
});
