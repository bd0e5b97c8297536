import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { affectedTests, SPECS_OF } from '../affected-tests.ts';

test('a change asks for the tests near it, and for a build where the site has changed', () => {
  expect(affectedTests(['README.md'])).toEqual({ examples: [], specs: [], needsBuild: false });
  expect(affectedTests(['examples/lib-id/src/index.ts']).examples).toEqual(['lib-id']);
  expect(affectedTests(['tests/site/tabs.spec.ts'])).toMatchObject({
    specs: ['tests/site/tabs.spec.ts'],
    needsBuild: false,
  });
  expect(affectedTests(['theme/tabs/Tabs.tsx'])).toMatchObject({
    specs: ['tests/site/tabs.spec.ts'],
    needsBuild: true,
  });
});

for (const folder of Object.keys(SPECS_OF)) {
  test(`there are specs for ${folder}`, () => {
    expect(existsSync(folder)).toBe(true);
    expect(affectedTests([`${folder}x.ts`]).specs.length).toBeGreaterThan(0);
  });
}
