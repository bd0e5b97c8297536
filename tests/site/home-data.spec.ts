import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';

for (const { lang, prefix } of languages) {
  test(`[P-07] a ${lang} hero takes plain words and keys of the dictionary, and actions with a theme`, async ({
    page,
    trial,
  }) => {
    await page.goto(`${trial}${prefix}/pictures`);
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[P-07, C-03] the ${colorScheme} picture has its own srcset and sizes, on the assets host that is set`, async ({
    page,
    trial,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${trial}/pictures`);
    const picture = page.getByRole('main').getByRole('img', { name: 'A picture of nothing', exact: true });
    await expect(picture).toHaveCount(1);
    const file = `/elsewhere/hero-${colorScheme}.svg`;
    await expect(picture).toHaveAttribute('src', file);
    await expect(picture).toHaveAttribute('srcset', `${file}?w=320 320w, ${file}?w=640 640w`);
    await expect(picture).toHaveAttribute('sizes', '37rem');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(new RegExp(`${file.replaceAll('.', '\\.')}\\?w=640$`));
  });
}

test('[P-07] features span 4 of 12 columns by default, and have an icon of any kind', async ({ page, trial }) => {
  await page.goto(`${trial}/pictures`);
  const cards = page.getByRole('region', { name: texts['home.featuresTitle'].en }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const spans = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).gridColumnStart));
  expect(spans).toEqual(['span 4', 'span 6', 'span 12']);
  await expect(cards.nth(0)).toContainText('📦');
  await expect(cards.nth(1).locator('svg circle')).toHaveCount(1);
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', 'https://example.com/elsewhere');
  await expect(cards.nth(2).locator('img')).toHaveAttribute('src', '/elsewhere/features/types.svg');
  await expect(cards.nth(2).getByRole('link')).toHaveCount(0);
});

test('[P-07] a home without a picture, and one without any data, are pages with a title', async ({ page, trial }) => {
  await page.goto(`${trial}/bare`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Bare', exact: true })).toBeVisible();
  await expect(main.getByText('Plain words, not a key', { exact: true })).toBeVisible();
  await page.goto(`${trial}/empty`);
  await expect(main.getByRole('heading', { level: 1, name: 'Empty', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: texts['home.featuresTitle'].en })).toHaveCount(0);
  await expect(page.getByRole('region', { name: texts.toolStackTitle.en })).toBeVisible();
});

test('[C-03] every logo and the hero background come from the assets host that is set, and exist there', async ({
  page,
  trial,
}) => {
  const pictures = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.svg')) pictures.set(pathname, response.status());
  });
  await page.goto(`${trial}/pictures`);
  await page.getByRole('button', { name: texts['toolSwitcher.button'].en }).click();
  await page.getByRole('region', { name: texts.toolStackTitle.en }).scrollIntoViewIfNeeded();
  const wanted = ['hero-background', 'mark', 'logo', 'tools/rspack', 'tools/rsdoctor', 'tools/awesome-rstack'];
  await expect.poll(() => wanted.filter((name) => !pictures.has(`/elsewhere/${name}.svg`))).toEqual([]);
  // The browser's own icon is built into the page.
  const elsewhere = [...pictures].filter(([pathname]) => pathname !== '/mark.svg');
  expect(elsewhere.filter(([pathname, status]) => !pathname.startsWith('/elsewhere/') || status !== 200)).toEqual([]);
});

test('[C-03] without a host the pictures are the site’s own', async ({ page, origin }) => {
  await page.goto('/');
  const sources = await page.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((source) => !source.startsWith(`${origin}/`))).toEqual([]);
  expect(sources).toContain(`${origin}/logo.svg`);
});
