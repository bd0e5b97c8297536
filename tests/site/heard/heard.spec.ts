import type { Page } from 'playwright/test';
import type { Lang } from '../../../shared/languages.ts';
import { texts } from '../../../shared/texts.ts';
import { languages } from '../../routes.ts';
import { expect, trialTest as test } from '../fixtures.ts';
import { openPage } from '../open-page.ts';
import { LOCAL_BAR } from '../rspress-selectors.ts';
import { searchOf } from '../search-page.ts';
import { heard, places } from './heard.ts';

/** A way through the site: what is done on a page, and which part of it is read then. */
interface Path {
  address: string;
  part: string;
  width?: number;
  act?: (page: Page, lang: Lang) => Promise<void>;
}

/** Opens a menu of the bar by keyboard. */
async function openMenu(page: Page, name: string): Promise<void> {
  const button = page
    .getByRole('banner')
    .getByRole('button', { name, exact: !name.endsWith(':') && !name.endsWith('：') });
  await button.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** What a menu shows. */
const OPENED = ':popover-open';

const paths: Readonly<Record<string, Path>> = {
  ...places,
  search: {
    address: '/guide/one',
    part: 'dialog[data-search]',
    async act(page, lang) {
      await page.keyboard.press('Control+K');
      await expect(searchOf(page, lang).field).toBeVisible();
      await expect(searchOf(page, lang).busy).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    },
  },
  results: {
    address: '/guide/one',
    part: 'dialog[data-search]',
    async act(page, lang) {
      await page.keyboard.press('Control+K');
      await page.keyboard.type('leaf');
      await expect(searchOf(page, lang).rows.first()).toBeVisible();
    },
  },
  language: {
    address: '/guide/one',
    part: OPENED,
    act: (page, lang) => openMenu(page, texts['bar.language'][lang].replace('{{name}}', '').trim()),
  },
  theme: { address: '/guide/one', part: OPENED, act: (page, lang) => openMenu(page, texts.themeText[lang]) },
  outline: {
    address: '/guide/one',
    width: 375,
    part: OPENED,
    act: async (page) => page.locator(LOCAL_BAR).getByRole('button').last().press('Enter'),
  },
  tabs: {
    ...places.tabs,
    act: async (page) => page.getByRole('tab').first().press('ArrowRight'),
  },
  code: {
    ...places.code,
    async act(page, lang) {
      const copy = page.getByRole('button', { name: texts['code.copy'][lang].replace('{{name}}', '').trim() }).first();
      await copy.press('Enter');
    },
  },
};

test.use({ permissions: ['clipboard-write'] });

for (const [name, { address, part, width = 1440, act }] of Object.entries(paths)) {
  for (const { lang, prefix } of languages) {
    test(`what a screen reader gets of a page in ${lang}: ${name}`, async ({ page, trial }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, `${trial}${prefix}${address}`);
      await act?.(page, lang);
      // What an action announces may come a moment later.
      await expect(async () => {
        expect(await heard(page, part)).toMatchSnapshot(['heard', `${name}.${lang}.txt`]);
      }).toPass({ timeout: 10_000 });
    });
  }
}
