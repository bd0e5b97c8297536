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
