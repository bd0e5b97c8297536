import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';

const COMPOSES = /\.(?<own>\w+) \{\s*composes: (?<shared>\w+) from /g;

/** Every pair of a class and the shared one that it begins with, by the names in the sources. */
const pairs = globSync('theme/**/*.module.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(COMPOSES)].map(({ groups }) => ({
    file,
    own: groups?.own ?? '',
    shared: groups?.shared ?? '',
  })),
);

test('what components share stands in the sheet before what each says otherwise', () => {
  const [sheet = ''] = globSync('dist/static/css/*.css').map((file) => readFileSync(file, 'utf8'));
  const scripts = globSync('dist/static/js/**/*.js').map((file) => readFileSync(file, 'utf8'));
  const ruleOf = (name: string) => new RegExp(`[.,(}]${name}(?![\\w-])`).exec(sheet)?.index;
  const places = pairs.flatMap(({ file, own, shared }) => {
    const names = new Set(
      scripts.flatMap((code) => code.match(new RegExp(`\\b${own}-[\\w-]{6} ${shared}-[\\w-]{6}(?=")`, 'g')) ?? []),
    );
    expect(names.size, `${file}: .${own} is built with .${shared}`).toBeGreaterThan(0);
    return [...names].map((name) => {
      const [ownName = '', sharedName = ''] = name.split(' ');
      return { name, shared: ruleOf(sharedName), own: ruleOf(ownName) };
    });
  });
  console.log(`${places.length} classes that begin with a shared one`);
  expect(places.length).toBeGreaterThan(10);
  for (const { name, shared = Number.NaN, own = Number.POSITIVE_INFINITY } of places)
    expect(shared, `where ${name} stand`).toBeLessThan(own);
});
