import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test as siteTest, trialTest as test } from './fixtures.ts';

for (const { lang, prefix } of languages) {
  test(`[P-07] a ${lang} hero accepts plain text, dictionary keys, and actions with a theme`, async ({ page }) => {
    await page.goto(`${prefix}/pictures`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Pictures', exact: true })).toBeVisible();
    await expect(main.getByText(texts.slogan[lang], { exact: true })).toBeVisible();
    await expect(main.getByText('Words as they stand', { exact: true })).toBeVisible();
    const inside = main.getByRole('link', { name: 'Read one', exact: true });
    await expect(inside).toHaveAttribute('href', `${prefix}/guide/one`);
    await expect(inside).toHaveClass(/brand/);
    const outside = main.getByRole('link', { name: 'The source', exact: true });
    await expect(outside).toHaveAttribute('href', 'https://example.com/source');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(outside).toHaveClass(/alt/);
  });
}

test('[P-07, C-03] the picture of each theme has its own srcset and sizes, on the configured assets host', async ({
  page,
}) => {
  await page.goto('/pictures');
  const picture = page.getByRole('main').getByRole('img', { name: 'A picture of nothing', exact: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const file = `/elsewhere/hero-${colorScheme}.svg`;
    await expect(picture).toHaveAttribute('src', file);
    await expect(picture).toHaveAttribute('srcset', `${file}?w=320 320w, ${file}?w=640 640w`);
    await expect(picture).toHaveAttribute('sizes', '37rem');
    await expect(picture).toHaveJSProperty('currentSrc', new URL(`${file}?w=640`, page.url()).href);
  }
});

test('[P-07] features span 4 of 12 columns by default, and may have any kind of icon', async ({ page }) => {
  await page.goto('/pictures');
  const cards = page.getByRole('region', { name: texts['home.featuresTitle'].en }).getByRole('listitem');
  const spans = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).gridColumnStart));
  expect(spans).toEqual(['span 4', 'span 6', 'span 12']);
  await expect(cards.nth(0)).toContainText('📦');
  await expect(cards.nth(1).locator('svg circle')).toHaveCount(1);
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', 'https://example.com/elsewhere');
  const picture = cards.nth(2).locator('img');
  await expect(picture).toHaveAttribute('src', '/elsewhere/features/types.svg');
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(cards.nth(2).getByRole('link')).toHaveCount(0);
});

test('[P-07] a home without a picture, and one without any data, still have a title', async ({ page }) => {
  await page.goto('/bare');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Bare', exact: true })).toBeVisible();
  await expect(main.getByText('Plain words, not a key', { exact: true })).toBeVisible();
  await page.goto('/empty');
  await expect(main.getByRole('heading', { level: 1, name: 'Empty', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: texts['home.featuresTitle'].en })).toHaveCount(0);
  await expect(page.getByRole('region', { name: texts.toolStackTitle.en })).toBeVisible();
});

test('[C-03] all logos and the hero background come from the configured assets host, and exist there', async ({
  page,
}) => {
  const pictures = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.svg')) pictures.set(pathname, response.status());
  });
  await page.goto('/pictures');
  await page.getByRole('button', { name: texts['toolSwitcher.button'].en }).click();
  await page.getByRole('region', { name: texts.toolStackTitle.en }).scrollIntoViewIfNeeded();
  const wanted = ['hero-background', 'mark', 'logo', 'tools/rspack', 'tools/rsdoctor', 'tools/awesome-rstack'];
  await expect.poll(() => wanted.filter((name) => !pictures.has(`/elsewhere/${name}.svg`))).toEqual([]);
  // The favicon is configured with the page.
  const elsewhere = [...pictures].filter(([pathname]) => pathname !== '/mark.svg');
  expect(elsewhere.filter(([pathname, status]) => !pathname.startsWith('/elsewhere/') || status !== 200)).toEqual([]);
});

siteTest('[C-03] without an assets host, pictures are same-origin', async ({ page, origin }) => {
  await page.goto('/');
  const sources = await page.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((source) => !source.startsWith(`${origin}/`))).toEqual([]);
  expect(sources).toContain(`${origin}/logo.svg`);
});
