import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { excesses, searchPath, sizes } from '../house/figures.ts';

test('rooms import downward only, there are no import cycles, and no file is a fragment of its only user', () => {
  expect(Object.values(sizes).every(({ lines }) => lines > 0)).toBe(true);
  expect(excesses).toEqual([]);
});

test('each rule of the linter is for files that there are', () => {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as { overrides: { includes: string[] }[] };
  const places = overrides.flatMap(({ includes }) => includes).map((place) => place.replace(/^!/, ''));
  expect(places.length).toBeGreaterThan(10);
  const isThere = (place: string) => globSync(place, { ignore: ['**/node_modules/**', 'dist/**'] }).length > 0;
  expect(places.filter((place) => !isThere(place))).toEqual([]);
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
