import { existsSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { affectedTests, SPECS_OF } from '../affected-tests.ts';

test('a change selects the tests near it, and a build if the site has changed', () => {
  expect(affectedTests(['README.md'])).toEqual({ examples: [], specs: [], needsBuild: false });
  expect(affectedTests(['examples/lib-id/src/index.ts']).examples).toEqual(['lib-id']);
  expect(affectedTests(['components/tabs/tabs.site.spec.ts'])).toMatchObject({
    specs: ['components/tabs/tabs.site.spec.ts'],
    needsBuild: false,
  });
  expect(affectedTests(['components/tabs/Tabs.tsx'])).toMatchObject({
    specs: ['components/tabs/tabs.site.spec.ts'],
    needsBuild: true,
  });
});

for (const [folder, globs] of Object.entries(SPECS_OF)) {
  test(`every spec listed for ${folder} exists`, () => {
    expect(existsSync(folder)).toBe(true);
    const alternatives = globs.split(' ').flatMap((glob) => {
      const [, before = glob, list = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(glob) ?? [];
      return list.split(',').map((name) => before + name + after);
    });
    expect(alternatives.filter((glob) => globSync(glob).length === 0)).toEqual([]);
  });
}
