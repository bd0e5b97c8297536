import type { Page } from 'playwright/test';
import type { Lang } from '../../../shared/languages.ts';
import { texts } from '../../../shared/texts.ts';
import { languages } from '../../routes.ts';
import { expect, trialTest as test } from '../fixtures.ts';
import { openPage } from '../open-page.ts';
import { searchOf } from '../search-page.ts';
import { heard, type Place, places } from './heard.ts';

/** A way through the site: what is done on a page, and which part of it is read then. */
interface Path extends Place {
  act?: (page: Page, lang: Lang) => Promise<void>;
}

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

for (const [name, { address, part, width = 1440, opens, act }] of Object.entries(paths)) {
  for (const { lang, prefix } of languages) {
    test(`what a screen reader gets of a page in ${lang}: ${name}`, async ({ page, trial }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, `${trial}${prefix}${address}`);
      if (opens) {
        await page.locator(opens).press('Space');
        await expect(page.locator(part)).toBeVisible();
      }
      await act?.(page, lang);
      // What an action announces may come a moment later.
      await expect(async () => {
        expect(await heard(page, part)).toMatchSnapshot(['heard', `${name}.${lang}.txt`]);
      }).toPass({ timeout: 10_000 });
    });
  }
}
