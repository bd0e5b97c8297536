import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { builtFile, publicPages, unlistedPages } from './built-pages.ts';

/** The recommended rules, except for notations of React and Rspress that are equivalent in browsers. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `popoverTarget` and `srcSet`; attribute names are case-insensitive in HTML.
    'attr-case': 'off',
    // React closes void elements, `<link/>`, and gives boolean attributes an empty value.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Rspress's template starts with `<!doctype html>`.
    'doctype-style': 'off',
    // React's ids start with `_R_`, the root element is `__rspress_root`, and Chinese headings may have Chinese ids.
    'valid-id': ['error', { relaxed: true }],
    // Lists may have names, as the breadcrumb does; axe checks which elements can be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The content security policy allows each one by hash; see deploy/content-policy.ts.
    'no-inline-style': 'off',
    // HTML allows `>` in text, which is how Shiki writes code.
    'no-raw-characters': 'off',
    // To draw a spinner, each engine's parts of a `progress` element would have to be reset.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  },
});

/** One page per kind: home, guide, tabs, pictures, live example, overview, option with explorer, option index. */
const KINDS = ['/', '/guide/start/', '/guide/solution/react', '/config/', '/config/lib/format', '/config/lib/dts'];
const CHECKED = new Set(KINDS.flatMap((address) => [address, `/zh${address}`]));

test('a page of each kind is valid HTML in both languages', async () => {
  const hidden = unlistedPages.filter(({ address }) => /ESM$|404$/.test(address));
  const pages = [...publicPages.filter(({ address }) => CHECKED.has(address)), ...hidden];
  expect(pages).toHaveLength(CHECKED.size + 4);
  const faults: string[] = [];
  for (const { html, address } of pages) {
    const { results } = await validator.validateString(html, address);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${address}: ${ruleId} — ${message} — ${selector}`);
    }
  }
  console.log(`HTML: ${pages.length} pages`);
  expect(faults).toEqual([]);
});

/** Attributes that name other elements by their ids. */
const REFERENCES =
  /\s(?:aria-(?:controls|labelledby|describedby|details|owns|activedescendant|flowto|errormessage)|for|headers|popovertarget|commandfor|list|form)="([^"]*)"/gi;

test('what a page names by an id is on that page', () => {
  let count = 0;
  const lost: string[] = [];
  for (const { html, address } of [...publicPages, ...unlistedPages]) {
    const tags = [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);
    const ids = new Set(tags.flatMap((tag) => /\sid="([^"]+)"/.exec(tag)?.[1] ?? []));
    for (const tag of tags) {
      const named = [...tag.matchAll(REFERENCES)].flatMap(([, list = '']) => list.split(' '));
      count += named.length;
      if (named.some((id) => !ids.has(id))) lost.push(`${address}: ${tag}`);
    }
  }
  expect(count).toBeGreaterThan(publicPages.length);
  expect(lost).toEqual([]);
});

test('each table of a page has a name of its own, and each of its rows a header', () => {
  let count = 0;
  const faults: string[] = [];
  for (const { html, address } of [...publicPages, ...unlistedPages]) {
    const names = [...html.matchAll(/<div[^>]*\srole="group"[^>]*\saria-label="([^"]*)"[^>]*><table/g)].map(
      ([, name]) => name,
    );
    const tables = [...html.matchAll(/<table[\s\S]*?<\/table>/g)].map(([table]) => table);
    count += tables.length;
    if (new Set(names).size !== tables.length) faults.push(`${address}: ${tables.length} tables: ${names.join(', ')}`);
    for (const table of tables) {
      const [, body = ''] = table.split('<tbody');
      const rows = [...body.matchAll(/<tr[^>]*>(<t[hd][^>]*>)/g)].map(([, first = '']) => first);
      if (rows.length === 0 || rows.some((first) => !first.includes('scope="row"'))) faults.push(`${address}: ${rows}`);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('no page has duplicate ids or skips a heading level', () => {
  for (const { html, address } of [...publicPages, ...unlistedPages]) {
    const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/g)].map(([, id = '']) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(repeated, address).toEqual([]);
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    const depths = [...main.matchAll(/<h([1-6])\b/g)].map(([, depth]) => Number(depth));
    const tooDeep = depths.filter((depth, index) => depth > (depths[index - 1] ?? 0) + 1);
    expect(tooDeep, `${address}: ${depths}`).toEqual([]);
  }
  expect(builtFile('/404.html').toString()).toContain('<h1');
});
