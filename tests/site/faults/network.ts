import type { Page } from '@playwright/test';
import { texts } from '../../../site/texts.ts';
import { linkTo } from '../shell.ts';
import { type Fault, HERE, NEXT } from './fault.ts';
import { expect } from './written-pages.ts';

const LOST = [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/, /could not be loaded/];

function inLanguage(page: Page) {
  const lang = new URL(page.url()).pathname.startsWith('/zh/') ? ('zh' as const) : ('en' as const);
  const prefix = lang === 'zh' ? '/zh' : '';
  return { lang, here: prefix + HERE, next: prefix + NEXT };
}

/** Offline, a click keeps the text and says why; the page opens when the network is back. */
async function clickWaits(page: Page): Promise<void> {
  const { lang, here, next } = inLanguage(page);
  const before = page.url();
  await page.context().setOffline(true);
  await linkTo(page, next).click();
  await expect(page.getByRole('alert')).toContainText(texts['navigation.offline'][lang]);
  await expect(page).toHaveURL(before);
  expect(before).toContain(here);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(next);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Offline, a reader may stay; the network that comes back opens nothing then. */
async function readerStays(page: Page): Promise<void> {
  const { lang, next } = inLanguage(page);
  const before = page.url();
  await page.context().setOffline(true);
  await linkTo(page, next).click();
  const stay = page.getByRole('button', { name: texts['navigation.stay'][lang] });
  await stay.click();
  await expect(stay).toHaveCount(0);
  await page.context().setOffline(false);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page).toHaveURL(before);
}

/** Offline, search says that it cannot be had. */
async function searchSaysSo(page: Page): Promise<void> {
  const { lang } = inLanguage(page);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toContainText(texts['search.failed'][lang]);
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
}

export const network: readonly Fault[] = [
  {
    name: 'the network goes, a link is pressed, and the network comes back',
    comes: ['use'],
    still: clickWaits,
    trouble: [/could not be loaded/],
    mayBeSaid: LOST,
  },
  { name: 'the network goes and the reader stays', comes: ['use'], still: readerStays, mayBeSaid: LOST },
  {
    name: 'the network goes before the first search',
    comes: ['use'],
    still: searchSaysSo,
    mayBeSaid: [...LOST, /Failed to fetch search index/, /ChunkLoadError|Loading chunk/],
  },
];
