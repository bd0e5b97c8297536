import type { Lang } from '../../shared/languages.ts';
import { texts } from '../../shared/texts.ts';
import { languages, languageTags } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const names = { en: 'English', zh: '简体中文' };
const menuName = (lang: Lang) => texts['bar.language'][lang].replace('{{name}}', names[lang]);
// No trailing space: the name of an empty menu would have none.
const versionMenu = /^(Version:|版本：)/;

for (const { lang, prefix } of languages) {
  const other = lang === 'en' ? 'zh' : 'en';
  const otherPrefix = lang === 'en' ? '/zh' : '';

  test(`[N-07] the ${lang} language menu links to canonical URLs, marks the current language, works by keyboard, and keeps the page, the query and the hash; from an unknown URL it links to the other language's home`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/404/);
    await openPage(page, `${prefix}/guide/start/`);
    const button = page.getByRole('button', { name: menuName(lang), exact: true });
    const own = page.getByRole('link', { name: names[lang], exact: true });
    const link = page.getByRole('link', { name: names[other], exact: true });
    await expect(page.getByRole('button', { name: versionMenu })).toHaveCount(0);
    await expect(button).not.toHaveAttribute('aria-expanded', 'true');
    await button.focus();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toHaveAttribute('href', `${otherPrefix}/guide/start/`);
    await expect(link).toHaveAttribute('hreflang', languageTags[other]);
    await expect(own).toHaveAttribute('aria-current', 'true');
    await expect(link).not.toHaveAttribute('aria-current');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: names.en, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();

    await openPage(page, `${prefix}/guide/no-such-page?a=1#b`);
    await button.click();
    await expect(link).toHaveAttribute('href', `${otherPrefix}/`);

    await openPage(page, `${prefix}/config/lib/dts?utm=50%25&b=%E4%B8%AD#dtsbundle`);
    await button.click();
    await link.click();
    await expect(page).toHaveURL(`${otherPrefix}/config/lib/dts?utm=50%25&b=%E4%B8%AD#dtsbundle`);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[other]);
  });
}

test('[N-07] a version menu links to the page in each version, or to the home page of versions without it; an English-only page links to the Chinese home', async ({
  page,
  trial,
}) => {
  await openPage(page, `${trial}/zh/guide/one?a=1#second`);
  await page.getByRole('button', { name: '版本：v2' }).click();
  await expect(page.getByRole('link', { name: 'v2', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'v1', exact: true }).click();
  await expect(page).toHaveURL(`${trial}/v1/zh/guide/one?a=1#second`);
  await expect(page.getByRole('button', { name: '版本：v1' })).toBeVisible();
  await openPage(page, `${trial}/guide/two#second`);
  await page.getByRole('button', { name: 'Version: v2' }).click();
  await expect(page.getByRole('link', { name: 'v1', exact: true })).toHaveAttribute('href', '/v1/');
  await page.goto(`${trial}/only-english`);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`${trial}/zh/`);
});

test('[N-07] a site with one language and no versions has neither menu, wide or narrow', async ({ page, plain }) => {
  await page.goto(plain);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('English', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: versionMenu })).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Site menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('heading')).toHaveCount(0);
});

test('[N-08] items are on their configured side, by default right, with tag and icon; an item with items opens a menu, itself first, and marks the current page', async ({
  page,
  trial,
}) => {
  await page.goto(`${trial}/guide/fixed/leaf`);
  const bar = page.getByRole('banner');
  const left = async (name: string) => (await bar.getByRole('button', { name }).boundingBox())?.x ?? NaN;
  expect(await left('Config')).toBeLessThan(await left('Search'));
  expect(await left('Solution')).toBeGreaterThan(await left('Search'));
  const solution = bar.getByRole('button', { name: /Solution/ });
  await expect(solution).toContainText('new');
  await expect(solution.getByRole('presentation').or(solution.locator('img'))).toHaveAttribute('src', '/mark.svg');
  await expect(solution).toHaveAttribute('aria-current', 'true');
  await expect(bar.getByRole('button', { name: 'Config' })).not.toHaveAttribute('aria-current');
  await expect(bar.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'true');
  await solution.click();
  const faq = bar.getByRole('link', { name: 'FAQ' });
  await expect(faq).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByText('Migration').filter({ visible: true })).toBeVisible();
  await bar.getByRole('link', { name: /Solution/ }).click();
  await expect(page).toHaveURL(`${trial}/guide/open/leaf`);
  await expect(faq).toBeHidden();
});

test('without JavaScript menus and the drawer open, and their links work', async ({ noScriptPage: page }) => {
  await page.goto('/guide/start/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh/guide/start/');
  await expect(page.getByRole('button', { name: '主题' })).toBeHidden();
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: '网站菜单' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '配置' }).click();
  await expect(page).toHaveURL('/zh/config/');
});
