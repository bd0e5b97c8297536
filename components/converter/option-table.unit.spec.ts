import { expect, test } from 'playwright/test';
import { formatFinding } from '../../shared/findings/finding.ts';
import { langs, languageOfFile } from '../../shared/languages.ts';
import { attributesOf, elementsOf } from '../../shared/pages/elements.ts';
import { readOwnSite } from '../../writing/checks/own-site.ts';
import { checks } from '../../writing/checks/registry.ts';
import { findingsOf, runChecks } from '../../writing/checks/run-checks.ts';
import { readSite } from '../../writing/checks/site-sources.ts';
import { optionTable } from './option-table.ts';
import { tables } from './tables/index.ts';

const site = await readOwnSite();

/** Each table on a page: its file, and the attributes of its element. */
const shown = site.pages.flatMap(({ file, lang, root }) =>
  elementsOf(root)
    .filter(({ name }) => name === 'OptionTable')
    .map((element) => ({ file, lang, ...attributesOf(element) }) as { file: string; lang: string } & Shown),
);

type Shown = { tool: string; part?: string };

test('each table of each tool is on one page of each language', () => {
  const all = Object.entries(tables).flatMap(([tool, parts]) => Object.keys(parts).map((part) => `${tool} ${part}`));
  for (const lang of langs) {
    const names = shown.filter((one) => one.lang === lang).map(({ tool, part = 'options' }) => `${tool} ${part}`);
    expect(names.sort(), lang).toEqual(all.sort());
  }
});

test('rows say the same in both languages, with the words, links and options that pages may have', async () => {
  const written = new Map<string, string>();
  for (const { file } of shown) {
    const text = (site.files.read(file) ?? '').replace(
      /^<OptionTable tool="(\w+)"(?: part="(\w+)")? \/>$/gm,
      (_, tool, part) => optionTable(tool, part, languageOfFile(file)),
    );
    written.set(file, text);
  }
  const files = { ...site.files, read: (file: string) => written.get(file) ?? site.files.read(file) };
  // What was compared is the page as it is written.
  const ofPages = checks.filter(({ name }) => name !== 'drift');
  const outcomes = await runChecks(ofPages, readSite(files, site, [...written.keys()]));
  const told = 'in pages with their tables written out — change components/converter/tables/';
  expect(findingsOf(outcomes).map(formatFinding), told).toEqual([]);
});

test('a tool or a part without a table is told, with the name that may be meant', () => {
  expect(() => optionTable('tsupp', undefined, 'en')).toThrow('there are no tables of "tsupp" — did you mean tsup?');
  expect(() => optionTable('vite', 'plugin', 'en')).toThrow('vite has no table "plugin" — did you mean plugins?');
  expect(() => optionTable('vite', undefined, 'en')).toThrow('vite has no table "options" — there are lib, build');
});
