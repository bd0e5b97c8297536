import type { Page, Route } from '@playwright/test';
import { texts } from '../../../site/texts.ts';
import { INDEX, searchOf } from '../search-page.ts';
import { answerWith, faultsOf, wrongAnswers } from './answers.ts';
import type { Fault } from './fault.ts';
import { expect } from './written-pages.ts';

const X01 = /Failed to fetch search index, please reload the page and try again/;
const BROWSERS_OWN = [/ERR_CONNECTION_RESET/, /Failed to load resource/];

function languageOf(page: Page) {
  return page.url().includes('/zh/') ? 'zh' : 'en';
}

/** Opens a search that says what is wrong, in the page's language, and asks again for what is typed. */
async function openFailing(page: Page): Promise<void> {
  const lang = languageOf(page);
  const search = searchOf(page, lang);
  await search.button.click();
  await expect(search.status).toContainText(texts['search.failed'][lang]);
  const asked = page.waitForRequest(INDEX);
  await search.field.fill('dts');
  await asked;
  await expect(search.status).toContainText(texts['search.failed'][lang]);
  await expect(search.retry).toBeVisible();
  await expect(search.dialog).not.toContainText(/Error|is not|undefined|JSON/);
}

/** Closes a search, whatever it shows. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(searchOf(page, languageOf(page)).dialog).toHaveCount(0);
}

/** Once the data can be had, search answers without a reload. */
async function searchRecovers(page: Page): Promise<void> {
  await openFailing(page);
  const search = searchOf(page, languageOf(page));
  await page.unroute(INDEX);
  await search.retry.click();
  await expect(search.field).toBeFocused();
  await expect(search.field).toHaveValue('dts');
  await expect(search.rows.first()).toBeVisible();
  await expect(search.retry).toHaveCount(0);
  await close(page);
}

/** As long as the data does not come, search says that it is on its way, and lets the reader go. */
async function searchWaits(page: Page): Promise<void> {
  const lang = languageOf(page);
  const search = searchOf(page, lang);
  await search.button.click();
  await search.field.fill('dts');
  await expect(search.busy).toHaveAccessibleName(texts['search.loading'][lang]);
  await page.keyboard.press('Enter');
  await close(page);
}

const json = (value: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(value) });
const page = { id: '/x', title: 'A page', content: 'dts', toc: [], routePath: '/config/lib/dts', domain: 'config' };

/**
 * What is JSON, and no list of documents. But for the first, search would answer with it, and not stumble;
 * tests/unit/search-documents-shape.spec.ts tries each part of a document.
 */
const notDocuments: Record<string, unknown> = {
  'is an object': { hits: [] },
  'is an empty list': [],
  'has a heading without an id': [{ ...page, toc: [{ depth: 2, charIndex: 0 }] }],
  'has a list for a part of the site': [{ ...page, domain: ['config'] }],
};

/** Documents that are none of ours, which a search may find, but nothing of which may run. */
const hostile = ['//evil.test/dts', 'https://evil.test/dts', 'javascript:injected()', '/\\evil.test/dts'].map(
  (routePath) => ({
    ...page,
    routePath,
    title: '<img src=x onerror=injected()> dts',
    content: '<script>injected()</script> dts </script>',
  }),
);

async function hostileResultsDoNothing(page: Page): Promise<void> {
  const search = searchOf(page, languageOf(page));
  await search.button.click();
  await search.field.fill('dts');
  await expect(search.rows.first()).toContainText('<img src=x onerror=injected()>');
  await expect(search.dialog.locator('script, img')).toHaveCount(0);
  await expect(search.dialog.locator('a[href^="javascript:"]')).toHaveCount(0);
  for (const row of await search.rows.all()) await row.dispatchEvent('mouseenter');
  await close(page);
}

export const searchData: readonly Fault[] = [
  ...faultsOf(
    'search data',
    INDEX,
    { ids: 'X-01', trouble: [X01], mayBeSaid: BROWSERS_OWN, still: searchRecovers },
    wrongAnswers.filter(({ name }) => name !== 'never comes'),
  ).map((fault) => ({ ...fault, trouble: [X01] })),
  ...Object.entries(notDocuments).map(
    ([name, value]): Fault => ({
      ids: 'X-01',
      name: `search data ${name}`,
      inject: (page) => answerWith(page, INDEX, json(value)),
      trouble: [X01],
      still: searchRecovers,
    }),
  ),
  {
    name: 'search data never comes',
    ids: 'S-05',
    inject: (page) => answerWith(page, INDEX, () => {}),
    still: searchWaits,
  },
  {
    name: 'search data is an attack',
    inject: (page) => answerWith(page, INDEX, json(hostile)),
    still: hostileResultsDoNothing,
  },
];
