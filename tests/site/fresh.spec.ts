import type { Page } from 'playwright/test';
import { allIds, subjects } from '../requirement-ids.ts';
import { expect, test } from './fixtures.ts';
import { expectSmoothScroll } from './hash-scroll.ts';
import { openPage } from './open-page.ts';
import { groupOf, outlineLinksOf, outlineOf, sidebarOf } from './rspress-selectors.ts';
import { INDEX, INDEX_TROUBLE, searchOf } from './search-page.ts';
import { isSameDocument, markDocument, scrollTo } from './shell.ts';

/** A promise that a reader can ask for on an open page. */
type Held = {
  /** The address; those of the trial site begin with `trial:`. */
  at: string;
  holds: (page: Page) => Promise<unknown>;
  /** Console messages. */
  expected?: RegExp[];
  width?: number;
};

const PAGE = '/guide/basic/typescript';
const IMAGES = 'trial:/reading/images';

const dialogOfImage = (page: Page) => page.locator('dialog[data-zoom]');
const firstImage = (page: Page) => page.locator('main img[data-zoomable]').first();
const tools = (page: Page) => page.getByRole('button', { name: 'Tools of the stack', exact: true });
const toolPanel = (page: Page) => page.getByRole('navigation', { name: 'Tools of the stack', exact: true });
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

const held: Record<string, Held> = {
  'N-04': {
    at: PAGE,
    async holds(page) {
      const group = groupOf(page, 'Migration');
      const link = sidebarOf(page).getByRole('link', { name: 'Migrate from tsup' });
      await expect(link).toBeVisible();
      await group.click();
      await expect(link).toBeHidden();
    },
  },
  'N-05': {
    at: PAGE,
    async holds(page) {
      await scrollTo(page, 1500);
      await expect(outlineOf(page).locator('[aria-current]')).toHaveCount(1);
    },
  },
  'N-07': {
    at: PAGE,
    async holds(page) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /English/ })
        .click();
      await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
      await expect(page).toHaveURL(`/zh${PAGE}`);
    },
  },
  'P-05': {
    at: '/no-such-page',
    expected: [/404 \(Not Found\)/],
    async holds(page) {
      await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
      await page.getByRole('link', { name: 'Take me home' }).click();
      await expect(page).toHaveURL('/');
    },
  },
  'D-01': { at: `${PAGE}?sidebar=0`, holds: (page) => expect(sidebarOf(page)).toBeHidden() },
  'D-02': { at: 'trial:/guide/one', holds: (page) => expect(page.getByText('A global component')).toBeVisible() },
  'D-03': {
    at: PAGE,
    async holds(page) {
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 800 });
        const anchors = page.locator('main h2 > a[href^="#"]');
        const link = width === 375 ? anchors.nth(1) : outlineLinksOf(page).nth(3);
        await expectSmoothScroll(page, () => link.dispatchEvent('click'));
      }
    },
  },
  'D-04': {
    at: '/',
    async holds(page) {
      const bar = page.getByRole('banner');
      await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await scrollTo(page, 100);
      await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    },
  },
  'D-05': {
    at: PAGE,
    width: 375,
    async holds(page) {
      await page.getByRole('button', { name: 'Site menu', exact: true }).click();
      const drawer = page.getByRole('banner').getByRole('dialog');
      await expect(drawer).toBeVisible();
      await page.setViewportSize({ width: 1100, height: 800 });
      await expect(drawer).toBeHidden();
    },
  },
  'D-06': {
    at: PAGE,
    async holds(page) {
      const { dialog, field, selected } = searchOf(page);
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.type('dts');
      await expect(selected).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
  },
  'D-07': {
    at: IMAGES,
    async holds(page) {
      await firstImage(page).click();
      await expect(dialogOfImage(page)).toHaveAttribute('data-state', 'open');
      await page.keyboard.press('Escape');
      await expect(dialogOfImage(page)).toBeHidden();
    },
  },
  'D-08': {
    at: PAGE,
    async holds(page) {
      const button = page.getByRole('button', { name: 'Back to top' }).last();
      await expect(button).toBeHidden();
      await scrollTo(page, 600);
      await button.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  },
  'D-09': {
    at: PAGE,
    async holds(page) {
      const [button, panel] = [tools(page), toolPanel(page)];
      await button.hover();
      await expect(panel).toBeVisible();
      await page.mouse.move(1000, 800);
      await expect(panel).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(panel).toBeVisible();
    },
  },
  'D-11': {
    at: 'trial:/reading/code',
    async holds(page) {
      const wrap = page.getByRole('main').locator('[data-action=wrap]').first();
      await wrap.dispatchEvent('click');
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    },
  },
  'D-13': {
    at: 'trial:/reading/tabs',
    async holds(page) {
      await page.getByRole('tab', { name: 'Deno' }).first().click();
      await expect(page.getByRole('tab', { name: 'Deno', selected: true })).toHaveCount(2);
    },
  },
  'D-14': {
    at: 'trial:/guide/one',
    async holds(page) {
      await page.evaluate(() =>
        document.body.append(Object.assign(document.createElement('p'), { style: 'height: 3000px' })),
      );
      await page.mouse.wheel(0, 900);
      const bottom = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(0);
    },
  },
  'S-01': {
    at: PAGE,
    async holds(page) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => isDark(page)).toBe(true);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => isDark(page)).toBe(false);
    },
  },
  'S-02': {
    at: PAGE,
    async holds(page) {
      const before = await isDark(page);
      await page.getByRole('button', { name: 'Switch theme', exact: true }).click();
      await expect.poll(() => isDark(page)).toBe(!before);
    },
  },
  'S-05': {
    at: PAGE,
    async holds(page) {
      await searchOf(page).button.click();
      await page.keyboard.type('format');
      await expect(searchOf(page).rows.first()).toBeVisible();
    },
  },
  'S-06': {
    at: IMAGES,
    async holds(page) {
      const image = firstImage(page);
      await expect(image).toHaveRole('button');
      await expect(image).toHaveAccessibleName('Enlarge image: A hill at dusk');
      await expect(image).toHaveCSS('cursor', 'zoom-in');
      await image.focus();
      await page.keyboard.press('Enter');
      await expect(dialogOfImage(page)).toHaveAttribute('data-state', 'open');
    },
  },
  'V-03': {
    at: '/config/',
    async holds(page) {
      await page.getByRole('searchbox').fill('Try IT');
      await expect.poll(() => page.locator('main li a[href$="#try-it"]').count()).toBeGreaterThan(2);
    },
  },
  'V-04': {
    at: PAGE,
    async holds(page) {
      await searchOf(page).button.click();
      await page.keyboard.type('FÓRMAT');
      await expect(searchOf(page).rows.first()).toBeVisible();
    },
  },
  'X-01': {
    at: PAGE,
    expected: [...INDEX_TROUBLE, /Failed to fetch/],
    async holds(page) {
      await page.route(INDEX, (route) => route.abort('failed'));
      await searchOf(page).button.click();
      await page.keyboard.type('format');
      await expect(searchOf(page).retry).toBeVisible();
    },
  },
  'X-03': {
    at: PAGE,
    async holds(page) {
      await searchOf(page).button.click();
      await page.keyboard.type('zzqqzz');
      await expect(searchOf(page).status).toContainText('No results for “zzqqzz”');
    },
  },
  'X-04': {
    at: '/config/',
    async holds(page) {
      await page.getByRole('searchbox').fill('zzqqzz');
      await expect(page.getByRole('search').getByRole('status')).toHaveText('No matching API found: zzqqzz');
    },
  },
  'X-07': {
    at: IMAGES,
    expected: [/404 \(Not Found\)/, /Unable to reach the zoom image target/],
    async holds(page) {
      const warned = page.waitForEvent('console', (message) => message.text().includes('Unable to reach'));
      await page.locator('main img[data-zoomable]').last().click();
      await warned;
    },
  },
};

/**
 * Requirements that hold in one of the two only, which the README says (D-15, S-04), and those that are no act on an open
 * page: what is served, where it is, how it is built, and constants of the above.
 */
const onlyAfterStart = ['D-15', 'S-04'];
const notOnAPage = [
  ...['I-01', 'I-02', 'I-03', 'I-04', 'R-01', 'R-02', 'R-03', 'R-04', 'R-05', 'R-06', 'R-07', 'R-08', 'R-09'],
  ...['N-01', 'N-02', 'N-03', 'N-06', 'N-08', 'P-01', 'P-02', 'P-03', 'P-04', 'P-06', 'P-07', 'D-10', 'D-12'],
  ...['E-01', 'E-02', 'E-03', 'E-04', 'E-05', 'E-06', 'S-03', 'V-01', 'V-02', 'C-01', 'C-02', 'C-03', 'X-02'],
  ...['X-05', 'X-06', 'X-08', 'K-01', 'K-02', 'K-03', 'K-04', 'K-05', 'K-06'],
];

test('every requirement holds on a page that nobody has touched as after a navigation, or the README says why not, or it is no act on a page', () => {
  expect([...Object.keys(held), ...onlyAfterStart, ...notOnAPage].sort()).toEqual([...allIds].sort());
  for (const id of onlyAfterStart) expect(subjects[id], 'the README has a row').toMatch(/\(differs\)$/);
});

for (const [id, { at, holds, expected = [], width = 1440 }] of Object.entries(held)) {
  const address = at.replace('trial:', '');

  test.describe(() => {
    test.use({ viewport: { width, height: 800 } });

    test(`[${id}] ${subjects[id]}: on a fresh page`, async ({ page, origin, trial, expectedTrouble }) => {
      expectedTrouble.push(...expected);
      await page.goto((at === address ? origin : trial) + address);
      await holds(page);
    });

    test(`[${id}] ${subjects[id]}: after a navigation`, async ({ page, origin, trial, expectedTrouble }) => {
      expectedTrouble.push(...expected);
      const site = at === address ? origin : trial;
      await openPage(page, site + (at === address ? '/guide/start/glossary' : '/guide/three'));
      await markDocument(page);
      const heading = page.getByRole('heading', { level: 1 });
      const left = (await heading.textContent()) ?? '';
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { className: 'rp-link', href });
        document.body.append(link);
        link.click();
        link.remove();
      }, address);
      await expect(page).toHaveURL(site + address);
      // The address changes before the page does, and a new page begins at its top.
      await expect(heading).not.toHaveText(left);
      await expect(heading).toBeVisible();
      // An unknown address is a document of its own.
      if (id !== 'P-05') expect(await isSameDocument(page)).toBe(true);
      await holds(page);
    });
  });
}
