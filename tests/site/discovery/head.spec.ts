import { expect, test } from 'playwright/test';
import { languageTags } from '../../routes.ts';
import { builtFile, ORIGIN, publicPages, unlistedPages, valuesOf } from './built-pages.ts';

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const only = (values: string[]) => {
  expect(values).toHaveLength(1);
  return values[0] ?? '';
};
const property = (html: string, name: string) => only(valuesOf(headOf(html), 'meta', `"${name}"`, 'content'));
const alternatesOf = (html: string) => {
  const [langs, urls] = ['hreflang', 'href'].map((name) => valuesOf(headOf(html), 'link', 'hreflang=', name));
  return Object.fromEntries((langs ?? []).map((lang, index) => [lang, urls?.[index]]));
};

test('each page has its canonical URL, and its translations link to each other', () => {
  const byUrl = new Map(publicPages.map((page) => [page.url, page]));
  console.log(`heads: ${publicPages.length} pages`);
  expect(publicPages.length).toBeGreaterThan(90);
  for (const { html, url, address, lang } of publicPages) {
    const head = headOf(html);
    expect(only(valuesOf(head, 'link', 'rel="canonical"', 'href')), address).toBe(url);
    expect(property(html, 'og:url'), address).toBe(url);
    const alternates = alternatesOf(html);
    expect(Object.keys(alternates).sort(), address).toEqual(['en', 'x-default', 'zh-CN']);
    expect(alternates[languageTags[lang]], address).toBe(url);
    expect(alternates['x-default'], address).toBe(alternates.en);
    for (const other of Object.values(alternates)) {
      const page = byUrl.get(other ?? '');
      expect(page, `${address} names ${other}`).toBeDefined();
      expect(alternatesOf(page?.html ?? ''), `${other} names ${address} back`).toEqual(alternates);
    }
    expect(valuesOf(head, 'meta', 'noindex', 'content'), address).toEqual([]);
  }
});

test('`<html lang>`, the link to the page itself and the link preview name one language, with its region in Chinese', () => {
  for (const { html, url, address, lang } of publicPages) {
    const tag = languageTags[lang];
    expect(only(valuesOf(html, 'html', '', 'lang')), address).toBe(tag);
    expect(alternatesOf(html)[tag], address).toBe(url);
    expect(property(html, 'og:locale').replace('_', '-').startsWith(tag), address).toBe(true);
    // The menu of languages names them likewise.
    expect(html, address).toContain(` lang="${tag}" hrefLang="${tag}"`);
  }
});

test("each page has a link preview, with its language's picture and the size of that", () => {
  for (const { html, address, lang } of publicPages) {
    expect(property(html, 'og:site_name')).toBe('Rslib');
    expect(property(html, 'twitter:card')).toBe('summary_large_image');
    expect(property(html, 'og:locale')).toBe({ en: 'en_US', zh: 'zh_CN' }[lang]);
    expect(property(html, 'og:title').length, address).toBeGreaterThan(0);
    expect(property(html, 'og:description').length, address).toBeGreaterThan(10);
    const picture = property(html, 'og:image');
    expect(picture, address).toBe(`${ORIGIN}/share.${lang}.png`);
    const bytes = builtFile(new URL(picture).pathname);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String), address).toEqual([
      property(html, 'og:image:width'),
      property(html, 'og:image:height'),
    ]);
  }
});

test('each page except the home page has a breadcrumb for search engines, of pages that exist, in words of its language', () => {
  const urls = new Set(publicPages.map(({ url }) => url));
  let groups = 0;
  for (const { html, address, url, lang } of publicPages) {
    const scripts = [...headOf(html).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    if (html.includes('data-page-type="home"') || /^\/(zh\/)?$/.test(address)) {
      expect(scripts, address).toEqual([]);
      continue;
    }
    const data = JSON.parse(only(scripts.map(([, json = '']) => json)) ?? '');
    expect(data['@type'], address).toBe('BreadcrumbList');
    type Step = { position: number; name: string; item: string };
    const steps: Step[] = data.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item, address).toBe(`${ORIGIN}${lang === 'en' ? '/' : `/${lang}/`}`);
    expect(steps.at(-1)?.item, address).toBe(url);
    for (const { item, name } of steps) {
      expect(urls.has(item), `${address} names ${item}`).toBe(true);
      expect(name, address).not.toMatch(/^$|^(?:sidebar|nav)\./);
    }
    expect(new Set(steps.map(({ item }) => item)).size, address).toBe(steps.length);
    groups += steps.length - 2;
  }
  expect(groups).toBeGreaterThan(publicPages.length / 2);
});

test('no page has a tag of its link preview twice', () => {
  for (const { html, address } of publicPages) {
    const names = valuesOf(headOf(html), 'meta', 'property="', 'property').filter(
      (name) => name !== 'og:locale:alternate',
    );
    expect(names.length, address).toBeGreaterThan(8);
    expect(names, address).toEqual([...new Set(names)]);
  }
});

test('[R-08] unlisted pages have noindex and no canonical URL', () => {
  expect(unlistedPages.length).toBe(10);
  for (const { html, address } of unlistedPages) {
    const head = headOf(html);
    expect(property(html, 'robots'), address).toBe('noindex');
    expect(head, address).not.toMatch(/rel="canonical"|og:url|og:image|text\/markdown/);
  }
});
