import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { builtFile, publicPages, unlistedPages } from './built-pages.ts';

/** The recommended rules, except for spellings of React and Rspress that mean the same to browsers. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `popoverTarget` and `srcSet`; names of attributes have no case in HTML.
    'attr-case': 'off',
    // React closes empty elements, `<link/>`, and gives attributes without a value an empty one.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Rspress's template begins with `<!doctype html>`.
    'doctype-style': 'off',
    // React's ids begin with `_R_`, the root of the application is `__rspress_root`, Chinese headings may have their own.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name, as the trail of a page has; which elements may is axe's to say.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Each is allowed by its hash in the content security policy, which deploy/content-policy.ts writes.
    'no-inline-style': 'off',
  },
});

/** One of each kind: home, guide, tabs, pictures, live example, overview, option with explorer, index of options. */
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

test('no page has an id twice, and a page skips no level of headings', () => {
  for (const { html, address } of [...publicPages, ...unlistedPages]) {
    const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/g)].map(([, id = '']) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      address,
    ).toEqual([]);
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    const depths = [...main.matchAll(/<h([1-6])\b/g)].map(([, depth]) => Number(depth));
    expect(
      depths.filter((depth, index) => depth > (depths[index - 1] ?? 0) + 1),
      `${address}: ${depths}`,
    ).toEqual([]);
  }
  expect(builtFile('/404.html').toString()).toContain('<h1');
});
