import { expect, test } from 'playwright/test';
import { buildSite } from './build-site.ts';

test('a build with a component that is declared static and uses state fails with its file, line and remedy', () => {
  const { status, said } = buildSite('dead-component');
  expect(status, said).toBe(1);
  expect(said).toMatch(
    /dead-component\/components\/DeadCounter\.tsx:5 — <DeadCounter> is static.*useState.*remove hydrate/,
  );
});
