import { globSync } from 'tinyglobby';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { isFullChromium } from './full-chromium.ts';
import { linesOf } from './lines-of.ts';
import { ARTICLE, PROSE, TABLE } from './rspress-selectors.ts';
import { holdRequests } from './shell.ts';

/** Maximum page lengths at 1440 px, in pixels. */
const LONGEST = 15_000;
const LONGEST_OPTION = 10_000;
const MEDIAN_OPTION = 5000;

for (const { lang, prefix } of languages) {
  test(`headings of ${lang} pages follow one type scale, with tight line heights`, async ({ page }) => {
    await page.goto(`${prefix}/config/lib/dts`);
    const article = page.getByRole('main').locator(ARTICLE);
    const headings = await article.evaluate((article) =>
      ['p', 'h3', 'h2', 'h1'].map((name) => {
        const element = article.querySelector(`:scope > ${name}`) as Element;
        const { fontSize, lineHeight } = getComputedStyle(element);
        return { size: parseFloat(fontSize), line: parseFloat(lineHeight) / parseFloat(fontSize) };
      }),
    );
    const [text, ...others] = headings;
    const steps = [1, 2, 4];
    for (const [index, { size, line }] of others.entries()) {
      expect(size / (text?.size ?? 0)).toBeCloseTo(1.2 ** (steps[index] ?? 0), 1);
      expect(line).toBeGreaterThanOrEqual(1.2);
      expect(line).toBeLessThanOrEqual(1.301);
    }
  });
}

test('a line of text has 60 to 75 characters', async ({ page }) => {
  const lengths: number[] = [];
  for (const address of ['/guide/basic/cli', '/guide/advanced/dts']) {
    await page.goto(address);
    const paragraphs = await page.locator(`main ${ARTICLE} > p`).evaluateAll(linesOf);
    lengths.push(...paragraphs.flatMap((lines) => lines.slice(0, -1).map(({ length }) => length)));
  }
  expect(lengths.length).toBeGreaterThan(20);
  const median = lengths.sort((one, other) => one - other)[Math.floor(lengths.length / 2)];
  expect(median).toBeGreaterThanOrEqual(60);
  // A full Chromium rounds the widths of letters otherwise: a letter more fits.
  expect(median).toBeLessThanOrEqual(isFullChromium() ? 76 : 75);
});

test('a line of Chinese text has 37 characters, in lines of 1.8 times their size', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/zh/guide/basic/cli', '/zh/config/lib/dts', '/zh/guide/start/']) {
    await page.goto(address);
    const texts = await page.locator(PROSE).evaluateAll((all) =>
      all.map((one) => {
        const [size = 0, line = 0] = [getComputedStyle(one).fontSize, getComputedStyle(one).lineHeight].map(parseFloat);
        return { characters: one.clientWidth / size, line: line / size };
      }),
    );
    expect(texts.length).toBeGreaterThan(3);
    expect(Math.max(...texts.map(({ characters }) => characters))).toBeCloseTo(37, 0);
    expect(new Set(texts.map(({ line }) => line.toFixed(2)))).toEqual(new Set(['1.80']));
  }
});

test('tables of up to four columns fit a phone if their words do', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const { prefix } of languages) {
    for (const path of ['/guide/basic/cli', '/guide/advanced/css', '/config/lib/format']) {
      await page.goto(prefix + path);
      const beyond = page.locator(TABLE).filter({ visible: true });
      const widths = await beyond.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
      expect(widths.length).toBeGreaterThan(0);
      expect(new Set(widths), prefix + path).toEqual(new Set([0]));
    }
  }
});

test('a block titled with a command has a prompt, one titled with a file has none', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const prompt = (title: string) =>
    page
      .locator('[data-titled] > div')
      .getByText(title, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await prompt('npx rslib -h')).toContain('$ ');
  expect(await prompt('package.json')).toBe('none');
});

test('Latin text is in the shipped font, and Chinese text with its quotes in one of the system', async ({ page }) => {
  await page.goto('/zh/guide/basic/cli');
  await page.evaluate(async () => {
    await document.fonts.load('1rem Inter');
    document.body.innerHTML = '<p>Rslib</p><p>“构建”……</p>';
  });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body > p' });
  const used = nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId }));
  const [latin, chinese] = (await Promise.all(used)).map(({ fonts }) => fonts);
  expect(latin?.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
  expect(chinese?.map(({ isCustomFont }) => isCustomFont)).toContain(false);
  expect(chinese?.map(({ isCustomFont }) => isCustomFont)).not.toContain(true);
  // Other systems draw with fonts of their own.
  if (process.platform === 'linux') expect(chinese?.[0]?.familyName).toMatch(/^Noto Sans S Chinese/);
});

test('a font that arrives late moves nothing', async ({ page }) => {
  const arrives = await holdRequests(page, '**/*.woff2');
  const positions = () =>
    page.locator(`main ${ARTICLE} > *`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await page.goto('/guide/basic/cli', { waitUntil: 'commit' });
  await expect(page.locator(`main ${ARTICLE} > h2`).first()).toBeVisible();
  await page.waitForTimeout(500);
  const before = await positions();
  const response = page.waitForResponse('**/*.woff2');
  arrives();
  await (await response).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(before.length).toBeGreaterThan(10);
  expect(await positions()).toEqual(before);
});

for (const { lang, prefix } of languages) {
  test(`no ${lang} page is too long to read`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const pages = globSync('**/*.mdx', { cwd: `docs/${lang}`, ignore: ['**/shared/**', '404.mdx'] });
    const lengths: { address: string; length: number }[] = [];
    for (const file of pages) {
      const address = `${prefix}/${file.replace(/(index)?\.mdx$/, '')}`;
      await page.goto(address);
      lengths.push({ address, length: await page.evaluate(() => document.documentElement.scrollHeight) });
    }
    const options = lengths.filter(({ address }) => /\/config\/(lib|rsbuild)\/./.test(address));
    const tooLong = lengths.filter((one) => one.length > (options.includes(one) ? LONGEST_OPTION : LONGEST));
    expect(tooLong).toEqual([]);
    const sorted = options.map(({ length }) => length).sort((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MEDIAN_OPTION);
  });
}
