import { texts } from '../../site/texts.ts';
import { toolStack } from '../../site/tools.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { idle } from './shell.ts';

for (const { lang, prefix } of languages) {
  test(`[I-01] the ${lang} home says what Rslib is`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    await expect(page).toHaveTitle('Rslib');
    await expect(page.getByRole('heading', { level: 1, name: 'Rslib' })).toBeVisible();
    await expect(page.getByText(texts.slogan[lang], { exact: true })).toBeVisible();
    await expect(page.getByText(texts.subtitle[lang], { exact: true })).toBeVisible();
  });

  test(`[I-02] the ${lang} home has the Tool Stack, each tool opening in a new tab`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const stack = page.getByRole('region', { name: texts.toolStackTitle[lang] });
    await expect(stack.getByText(texts.toolStackDesc[lang], { exact: true })).toBeVisible();
    const tools = stack.getByRole('link');
    await expect(tools).toHaveCount(5);
    await expect(stack.getByRole('listitem')).toHaveText(toolStack.links.map(({ name }) => new RegExp(`^${name}`)));
    for (const tool of await tools.all()) {
      await expect(tool).toHaveAttribute('target', '_blank');
      await expect(tool).toHaveAttribute('rel', /noopener/);
    }
  });

  test(`[P-01] the ${lang} home leads to the quick start, the introduction and the source, and ends with its footer`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    const linkOf = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(linkOf(texts['home.source'][lang])).toHaveAttribute('href', /^https:\/\/github\.com\//);
    await expect(linkOf(texts.introduction[lang])).toHaveAttribute('href', `${prefix}/guide/start/`);
    await expect(page.getByRole('contentinfo')).toHaveText(texts['home.footer'][lang]);
    await linkOf(texts['home.getStarted'][lang]).click();
    await expect(page).toHaveURL(`${prefix}/guide/start/quick-start`);
  });

  test(`[P-01, P-07] every card of the ${lang} home is, as a whole, a link to a page`, async ({ page, request }) => {
    await page.goto(`${prefix}/`);
    const cards = page.getByRole('region', { name: texts['home.featuresTitle'][lang] }).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      const href = await card.getByRole('link').getAttribute('href');
      expect(href).toMatch(new RegExp(`^${prefix}/(guide|config)/`));
      expect((await request.get(href ?? '')).status()).toBe(200);
    }
    const box = await cards.first().boundingBox();
    await cards.first().click({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) - 12 } });
    await expect(page).toHaveURL(`${prefix}/guide/basic/output-format`);
  });

  test(`[P-01] without script the ${lang} home is whole and its links work`, async ({ noScriptPage: page }) => {
    await page.goto(`${prefix}/`);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('img', { name: texts['home.heroAlt'][lang] })).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: texts['home.getStarted'][lang] }).click();
    await expect(page).toHaveURL(`${prefix}/guide/start/quick-start`);
  });

  const colorScheme = lang === 'en' ? 'light' : 'dark';
  test(`[P-07] the ${lang} hero shows and fetches its ${colorScheme} picture, and only that`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.emulateMedia({ colorScheme });
    await page.goto(`${prefix}/`);
    await idle(page);
    const picture = page.getByRole('main').getByRole('img', { name: texts['home.heroAlt'][lang] });
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', `/hero-${colorScheme}.svg`);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(fetched.filter((address) => /^\/hero-(light|dark)/.test(address))).toEqual([`/hero-${colorScheme}.svg`]);
  });

  test(`nothing on the ${lang} home is wider than a 320 px screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefix}/`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
