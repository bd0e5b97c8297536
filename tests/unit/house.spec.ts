import { expect, test } from 'playwright/test';
import { excesses, searchPath, sizes } from '../house/figures.ts';

test('rooms import downward only, there are no import cycles, and no file is a fragment of its only user', () => {
  expect(Object.values(sizes).every(({ lines }) => lines > 0)).toBe(true);
  expect(excesses).toEqual([]);
});

test('search reads in at most 18 modules from the key to the rows, through the dialog and the engine', () => {
  expect(searchPath).toEqual(
    expect.arrayContaining([
      'document/open-search.ts',
      'document/search-dialog.ts',
      'theme/search/SearchPanel.tsx',
      'search/local/answer.ts',
      'search/engine/create-engine.ts',
      'theme/search/ResultList.tsx',
    ]),
  );
  expect(searchPath.length).toBeLessThanOrEqual(18);
});
