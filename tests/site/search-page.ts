import type { Page } from 'playwright/test';
import type { SearchDocument } from '../../search/types.ts';
import type { Lang } from '../../shared/languages.ts';
import { texts } from '../../shared/texts.ts';
import { openPage } from './open-page.ts';

/** The search data of any language and version, including retries. */
export const INDEX = /\/static\/search_[^/]+\.json(\?\d+)?$/;

/** The console's messages when the data fails to load: ours and the browser's. */
export const INDEX_TROUBLE = [
  /Failed to fetch search index/,
  /Failed to load resource/,
  /ERR_FAILED/,
  /returned status 404/,
];

/** The parts of search, found by role and name. */
export function searchOf(page: Page, lang: Lang = 'en') {
  const name = texts.searchPlaceholderText[lang];
  const dialog = page.getByRole('dialog', { name, exact: true });
  const results = dialog.getByRole('listbox', { name: texts['search.found'][lang] });
  return {
    button: page.getByRole('banner').getByRole('button', { name }),
    dialog,
    field: dialog.getByRole('combobox', { name, exact: true }),
    /** Results only, not the pages shown instead. */
    rows: results.getByRole('option'),
    selected: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
    busy: dialog.getByRole('progressbar'),
    retry: dialog.getByRole('button', { name: texts['search.retry'][lang] }),
    more: dialog.getByRole('button', { name: texts['search.more'][lang] }),
    close: dialog.getByRole('button', { name: texts['search.close'][lang] }),
    results,
    popular: dialog.getByRole('listbox', { name: texts['search.popular'][lang] }),
    recent: dialog.getByRole('region', { name: texts['search.recent'][lang] }),
  };
}

/** Opens a page and, after hydration, its search. */
export async function openSearch(page: Page, address: string, lang: Lang = 'en') {
  await openPage(page, address);
  const search = searchOf(page, lang);
  await search.button.click();
  await search.field.waitFor();
  return search;
}

/** A page about a word, for predictable results. */
export function documentAbout(word: string, path: string, lang: Lang = 'en'): SearchDocument {
  const title = `${word} page`;
  const heading = `Uses of ${word}`;
  const content = `What ${word} is for, in a sentence of its own.\n\n\n${heading}\n\nHere ${word} is used.`;
  const routePath = (lang === 'en' ? '' : `/${lang}`) + path;
  const toc = [{ id: 'uses', depth: 2 }];
  return { id: routePath, title, content, toc, routePath, domain: path.split('/')[1] ?? '' };
}

/** Replaces the search data with the test's own documents. */
export async function withDocuments(page: Page, documents: readonly SearchDocument[]): Promise<void> {
  await page.route(INDEX, (route) => route.fulfill({ json: documents }));
}
