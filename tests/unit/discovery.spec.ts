import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { expect, test } from 'playwright/test';
import * as components from '../../components/index.ts';
import { pageHead } from '../../plugins/discovery/page-head.ts';
import { describePublished, publicPages } from '../../plugins/discovery/published-site.ts';
import { escapeMarkup, sitemap } from '../../plugins/discovery/sitemap.ts';
import { markdownPage } from '../../plugins/markdown-pages/markdown-page.ts';
import { pageSource } from '../../plugins/page-source.ts';
import { langs } from '../../shared/languages.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';

const site = describePublished({
  siteOrigin: 'https://docs.test',
  base: '/docs/',
  title: 'Rslib',
  lang: 'en',
  themeConfig: { locales: [{ lang: 'en' }, { lang: 'zh' }] },
} as unknown as UserConfig);

type Page = Parameters<typeof publicPages>[0][number];
const pageOf = (routePath: string, lang: string, more: object = {}) =>
  ({
    routePath,
    lang,
    title: 'A <title> & more',
    frontmatter: { description: 'Says "what"', ...more },
    _relativePath: `${lang}${routePath}.mdx`,
    lastUpdatedTime: '2026-01-02T03:04:05.000Z',
  }) as unknown as Page;

const asMarkdown = (text: string) =>
  markdownPage(
    { text, tree: parsePage(text) },
    {
      file: 'docs/en/page.mdx',
      lang: 'en',
      title: 'Title',
      index: '',
      components: Object.values(components),
      resolveLink: (link) => `https://docs.test${link}.md`,
    },
  );

test('URLs include the origin and the base', () => {
  const [page] = publicPages([pageOf('/zh/a b', 'zh')], site);
  expect(page).toMatchObject({
    url: 'https://docs.test/docs/zh/a%20b',
    markdown: { url: 'https://docs.test/docs/zh/a%20b.md', file: 'zh/a b.md' },
    alternates: [{ lang: 'zh', url: 'https://docs.test/docs/zh/a%20b' }],
  });
});

test('[R-08] pages excluded from search and 404 pages are not public; a page without a description is an error', () => {
  const pages = [
    pageOf('/a', 'en'),
    pageOf('/zh/a', 'zh'),
    pageOf('/b', 'en', { search: false }),
    pageOf('/404', 'en', { pageType: '404' }),
  ];
  expect(publicPages(pages, site).map(({ routePath }) => routePath)).toEqual(['/a', '/zh/a']);
  expect(publicPages(pages, site)[0]?.alternates.map(({ lang }) => lang)).toEqual(langs);
  expect(() => publicPages([pageOf('/a', 'en', { description: '' })], site)).toThrow(
    'docs/en/a.mdx: every page needs a description',
  );
});

test("a head escapes the site's title", () => {
  const [page] = publicPages([pageOf('/a', 'en')], site);
  const head = pageHead(page, { ...site, title: 'A <title> & $& more' });
  expect(head).toContain('<meta property="og:image:alt" content="A &lt;title&gt; &amp; &#36;&amp; more">');
  expect(head).not.toContain('$');
  expect(pageHead(undefined, site)).toMatch(/<meta name="robots" content="noindex">$/);
});

test('the sitemap escapes what it contains', () => {
  const [page] = publicPages([pageOf('/a&b', 'en')], site);
  expect(sitemap(page ? [page] : [])).toContain(
    '<loc>https://docs.test/docs/a&amp;b</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>',
  );
  expect(escapeMarkup('"&<>')).toBe('&quot;&amp;&lt;&gt;');
});

test("Markdown output keeps the author's text, with code, facts and links filled in", () => {
  expect(asMarkdown('## Usage of `a` now \\{#usage}\n\nSee [`a` **b**](/x), *c*.\n\n:::tip\nYes.\n:::')).toBe(
    '# Title\n\n## Usage of `a` now\n\nSee [`a` **b**](https://docs.test/x.md), *c*.\n\n:::tip\nYes.\n:::\n',
  );
  expect(asMarkdown('# Own\n\n<PackageManagerTabs command="install x" />')).toBe(
    '# Own\n\n```sh\nnpm install x\n```\n\nPackage manager: `yarn add x` · `pnpm add x` · `bun add x` · `deno add npm:x`\n',
  );
  expect(asMarkdown('```json title="t" file="<root>/package.json"\n```')).toContain('```json title="t"\n{\n  "name"');
  expect(asMarkdown('1. One:\n\n   ```sh title="t"\n   a\n\n   b\n   ```\n\n2. Two')).toBe(
    '# Title\n\n1. One:\n\n   ```sh title="t"\n   a\n\n   b\n   ```\n\n2. Two\n',
  );
  expect(asMarkdown('<OptionFacts name="dts" />')).toMatch(/^# Title\n\n- \*\*Type\*\*: `\{ bundle\?/);
  expect(() => asMarkdown('<Unknown />')).toThrow('docs/en/page.mdx:1 — there is no component <Unknown>');
});

test('of a component that a page imports itself, and of HTML, Markdown output keeps what is inside', () => {
  const imported = "import { Chart } from './Chart.tsx';\n\n";
  expect(asMarkdown(`${imported}Before.\n\n<Chart size={2} />\n\nAfter.`)).toBe('# Title\n\nBefore.\n\nAfter.\n');
  expect(asMarkdown(`${imported}<Chart>\n\nSee [a](/x).\n\n</Chart>`)).toBe(
    '# Title\n\nSee [a](https://docs.test/x.md).\n',
  );
  expect(asMarkdown(`${imported}One <Chart>*two*</Chart> <Chart.Part />three.`)).toBe('# Title\n\nOne *two* three.\n');
  expect(asMarkdown('Press <kbd>K</kbd>.\n\n<button onClick={() => alert()}>Press</button>')).toBe(
    '# Title\n\nPress K.\n\nPress\n',
  );
});

test('a page has the text of its fragments, without their frontmatter and imports', () => {
  const folder = test.info().outputPath();
  writeFileSync(path.join(folder, 'inner.mdx'), 'The inner part costs $& more.\n');
  writeFileSync(
    path.join(folder, 'part.mdx'),
    "---\ntitle: Part\n---\n\nimport Inner from './inner.mdx';\n\n## Part\n\n<Inner />\n",
  );
  const page = path.join(folder, 'page.mdx');
  writeFileSync(page, "import Part from './part.mdx';\n\n# Page\n\n<Part />\n");
  const { text, tree } = pageSource(page);
  expect(text.trim().split(/\n+/)).toEqual(['# Page', '## Part', 'The inner part costs $& more.']);
  expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'heading', 'paragraph']);
});
