import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { repo } from '../../shared/examples/places.ts';
import { langs } from '../../shared/languages.ts';
import { headingsOf } from '../../shared/pages/headings.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';
import { rowLabel } from './note-markdown.ts';
import { type Recorded, recordedFile } from './record/recorded.ts';
import { optionsOf, optionTypes } from './record/tool-options.ts';
import { tables } from './tables/index.ts';
import type { OptionTables } from './types.ts';

const rows = Object.values(tables).flatMap((parts: OptionTables) => Object.values(parts).flatMap(({ rows }) => rows));

/** The ids of a page's sections; `undefined` if there is no such page. */
function sections(path: string): string[] | undefined {
  const file = [`docs/en${path}.mdx`, join(`docs/en${path}`, 'index.mdx')].find((name) => existsSync(name));
  if (!file) return undefined;
  const text = readFileSync(file, 'utf8');
  return headingsOf(parsePage(text), text).map(({ id }) => id);
}

test('every answer to an option links to a section that exists', () => {
  const known = new Map<string, string[] | undefined>();
  const broken = rows.flatMap(({ link, answer }) =>
    [
      link,
      ...Object.values(answer).flatMap((text) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = '']) => to)),
    ].filter((to) => {
      const [path = '', id] = to.split('#');
      if (!known.has(path)) known.set(path, sections(path));
      const ids = known.get(path);
      return !ids || (id !== undefined && !ids.includes(id));
    }),
  );
  console.log(`${rows.length} rows, links to ${known.size} pages`);
  expect(rows.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('the first cell of a row names its options, in each language', () => {
  for (const row of rows) for (const lang of langs) expect(rowLabel(row, lang)).not.toBe('');
});

/** The options of a tool, by its types: those that are installed, or those that were recorded. */
function optionsOfTool(tool: keyof typeof optionTypes): readonly string[] {
  if (tool !== 'tsup' && tool !== 'unbuild') return optionsOf(optionTypes[tool], repo);
  const recorded = JSON.parse(readFileSync(recordedFile, 'utf8')) as Recorded;
  return recorded.options[tool] ?? [];
}

test('every option that the types of a tool have is a row of its tables', () => {
  for (const tool of Object.keys(optionTypes) as (keyof typeof optionTypes)[]) {
    const rows = Object.values<OptionTables[string]>(tables[tool]).flatMap(({ prefix = '', rows }) =>
      rows.flatMap(({ options }) => options.map((option) => prefix + option)),
    );
    const options = optionsOfTool(tool);
    const isRow = (option: string) =>
      // The old name of Vite's rolldownOptions.
      option === 'build.rollupOptions' || rows.some((row) => row === option || row.startsWith(`${option}.`));
    console.log(`${options.length} options of ${tool}`);
    expect(options.length, tool).toBeGreaterThan(20);
    expect(
      options.filter((option) => !isRow(option)),
      `options of ${tool} without a row`,
    ).toEqual([]);
  }
});
