import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { affectedTests, SPECS_OF } from '../affected-tests.ts';

test('a change selects the tests near it, and a build if the site has changed', () => {
  expect(affectedTests(['README.md'])).toEqual({ examples: [], specs: [], needsBuild: false });
  expect(affectedTests(['examples/lib/lib-id/src/index.ts']).examples).toEqual(['lib-id']);
  const [spec = ''] = globSync('components/*/*.site.spec.ts');
  expect(affectedTests([spec])).toMatchObject({ specs: [spec], needsBuild: false });
  const beside = affectedTests([path.join(path.dirname(spec), 'index.ts')]);
  expect(beside.specs).toContain(spec);
  expect(beside.needsBuild).toBe(true);
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
