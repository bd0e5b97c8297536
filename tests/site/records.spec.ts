import type { Page } from 'playwright/test';
import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, trialTest as test } from './fixtures.ts';
import { lastChangeOf } from './last-change.ts';
import { openPage } from './open-page.ts';

async function recordsOf(page: Page, address: string) {
  await openPage(page, address);
  return JSON.parse((await page.getByTestId('records').textContent()) ?? '');
}

for (const { lang, prefix } of languages) {
  test(`[E-01, E-03] a ${lang} page has its title, headings, frontmatter, path, version, type and source, and its locale's settings`, async ({
    page,
  }) => {
    const { page: record, locale } = await recordsOf(page, `${prefix}/records`);
    const title = lang === 'en' ? 'What is known' : '已知信息';
    expect(record).toMatchObject({
      title,
      headingTitle: title,
      routePath: `${prefix}/records`,
      lang,
      version: 'v2',
      pageType: 'doc',
      _relativePath: `v2/${lang}/records.mdx`,
      frontmatter: { titleSuffix: 'Trial suffix', tag: 'new' },
    });
    expect(record.lastUpdatedTime).toBe(lastChangeOf(`tests/site/trial/docs/v2/${lang}/records.mdx`));
    const [first, second] = lang === 'en' ? ['First part', 'Second part'] : ['第一部分', '第二部分'];
    expect(record.toc).toEqual([
      { id: 'first', text: first, depth: 2, charIndex: expect.any(Number) },
      { id: 'second', text: second, depth: 3, charIndex: expect.any(Number) },
    ]);
    expect(record.toc[1].charIndex).toBeGreaterThan(record.toc[0].charIndex);
    await expect(page).toHaveTitle(`${title} - Trial suffix`);
    expect(locale).toMatchObject({
      lang,
      label: lang === 'en' ? 'English' : '简体中文',
      title: lang === 'en' ? 'Trial' : '试验',
      description: lang === 'en' ? 'A site for trials' : '用来试验的网站',
    });
    expect(locale.nav.v2[0].text).toBe(texts['nav.guide'][lang]);
    expect(locale.sidebar[`${prefix}/guide`][0].sectionHeaderText).toBe(texts['sidebar.gettingStarted'][lang]);
  });
}

test('[R-03] a route has its path, content, source file, preload action, language and version', async ({
  page,
  request,
  origin,
}) => {
  const { routes } = await recordsOf(page, '/records');
  const route = (path: string, lang: string, version: string) => ({
    path,
    lang,
    version,
    filePath: `${version}/${lang}/guide/one.mdx`,
    element: 'object',
    preload: 'function',
  });
  expect(routes['/guide/one']).toEqual(route('/guide/one', 'en', 'v2'));
  expect(routes['/zh/guide/one']).toEqual(route('/zh/guide/one', 'zh', 'v2'));
  expect(routes['/v1/guide/one']).toEqual(route('/v1/guide/one', 'en', 'v1'));
  expect(routes['/v1/zh/guide/one']).toEqual(route('/v1/zh/guide/one', 'zh', 'v1'));
  expect(routes['/GUIDE/one.html']).toEqual(routes['/guide/one']);
  expect(routes['/guide/nope']).toBeNull();

  await openPage(page, `${origin}/guide/basic/cli`);
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = fetched.filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(scripts.map(async (src) => (await request.get(src)).text()))).join('\n');
  const versions = [...code.matchAll(/filePath:"[^"]*\.mdx"[^}]*?lang:"(\w+)",version:"(\w*)"/g)];
  expect(versions.length).toBeGreaterThan(80);
  expect(new Set(versions.map(([, lang, version]) => `${lang}:${version}`))).toEqual(new Set(['en:', 'zh:']));
});

test('[R-04] files in shared folders and in the theme folder are not pages', async ({ page, request }) => {
  const { routes } = await recordsOf(page, '/records');
  expect(routes['/shared/fragment']).toBeNull();
  expect(routes['/theme/part']).toBeNull();
  for (const address of ['/shared/fragment', '/zh/shared/fragment', '/theme/part']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});
