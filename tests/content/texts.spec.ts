import { expect, test } from 'playwright/test';
import { texts } from '../../shared/texts.ts';

test('[I-03] the dictionary has every text that the requirements name', () => {
  for (const key of ['introduction', 'quickStart', 'subtitle', 'slogan', 'toolStackTitle', 'toolStackDesc'])
    expect(Object.keys(texts)).toContain(key);
  expect(texts.introduction).toEqual({ en: 'Introduction', zh: '介绍' });
  expect(texts.quickStart).toEqual({ en: 'Quick Start', zh: '快速上手' });
});

test('[K-06] controls have the required texts', () => {
  expect([
    texts.outlineTitle.en,
    texts.searchPlaceholderText.en,
    texts['overview.filterNameText'].en,
    texts['overview.filterPlaceholderText'].en,
    texts.lastUpdatedText.en,
    texts.prevPageText.en,
    texts.nextPageText.en,
  ]).toEqual(['ON THIS PAGE', 'Search Docs', 'Filter', 'Enter keyword', 'Last Updated', 'Previous Page', 'Next Page']);
});
