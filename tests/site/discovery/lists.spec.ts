import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { languages } from '../../routes.ts';
import { builtFile, decode, markdownFile, ORIGIN, publicPages, unlistedPages, valuesOf } from './built-pages.ts';

const sorted = (list: readonly string[]) => [...list].sort();
const urls = sorted(publicPages.map(({ url }) => url));
const textsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => decode(text));

test('[R-08] the sitemap lists all pages except hidden ones, with their last changes', () => {
  const xml = builtFile('/sitemap.xml').toString();
  expect(sorted(textsOf(xml, 'loc'))).toEqual(urls);
  console.log(`sitemap: ${urls.length} addresses`);
  for (const [, entry = ''] of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
    const [url = ''] = textsOf(entry, 'loc');
    const { html = '' } = publicPages.find((page) => page.url === url) ?? {};
    const shown = /<time\b[^>]*datetime="([^"]+)"/i.exec(html)?.[1];
    if (shown) expect(textsOf(entry, 'lastmod'), url).toEqual([shown]);
    for (const time of textsOf(entry, 'lastmod')) expect(Date.parse(time), url).toBeLessThanOrEqual(Date.now());
  }
  expect(builtFile('/robots.txt').toString()).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

for (const { lang, prefix } of languages) {
  const own = publicPages.filter((page) => page.lang === lang);

  test(`[R-08] llms.txt and llms-full.txt in ${lang} contain the documentation, but no hidden pages`, () => {
    const list = builtFile(`${prefix}/llms.txt`).toString();
    const linked = [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map(([, url = '']) => url);
    const documents = own.filter(({ address }) => address !== `${prefix}/`);
    const wanted = documents.map(({ address }) => ORIGIN + markdownFile(address));
    expect(sorted(linked)).toEqual(sorted([...wanted, `${ORIGIN}${prefix}/llms-full.txt`]));
    expect(list).toMatch(/^# Rslib\n\n> .+\n\n.+\n\n## .+\n/);
    const whole = builtFile(`${prefix}/llms-full.txt`).toString();
    for (const { address } of own) {
      expect(whole.includes(builtFile(markdownFile(address)).toString()), `${address} in llms-full.txt`).toBe(true);
    }
  });
}

test('[R-08] there is a Markdown file for each page except hidden ones', () => {
  const files = globSync('**/*.md', { cwd: 'dist' }).map((file) => `/${file}`);
  expect(sorted(files)).toEqual(sorted(publicPages.map(({ address }) => markdownFile(address))));
  for (const { address } of unlistedPages) expect(files).not.toContain(markdownFile(address));
  for (const { html, address } of publicPages) {
    expect(valuesOf(html, 'link', 'text/markdown', 'href'), address).toEqual([ORIGIN + markdownFile(address)]);
  }
});

test('the icons have the sizes that systems expect, and each page names the one of Apple', () => {
  for (const { html } of publicPages)
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  expect(builtFile('/apple-touch-icon.png').readUInt32BE(16)).toBe(180);
  expect(builtFile('/favicon.ico').subarray(0, 6).toString('hex')).toBe('000001000300');
});
