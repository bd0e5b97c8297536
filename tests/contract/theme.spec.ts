import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { missingTexts, type Packages, readPackages } from './packages.ts';

const THEME = '@rspress/core/dist/theme';

/** The names that a module re-exports by `export { a, b } from` (types left out). */
function exportedNames(source: string): string[] {
  const lists = [...source.matchAll(/export \{([^}]*)\} from/g)].flatMap(([, list = '']) => list.split(','));
  return lists.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
}

function unknownOverrides(overrides: readonly string[], declarations: string): string[] {
  const stock = new Set(exportedNames(declarations));
  return overrides.filter((name) => !stock.has(name));
}

test("Rspress's theme exports every name that ours overrides", () => {
  const overrides = exportedNames(readFileSync('theme/index.tsx', 'utf8'));
  const declarations = readFileSync(`node_modules/${THEME}/index.d.ts`, 'utf8');
  console.log(`overrides: ${overrides.length}`);
  expect(overrides.length).toBeGreaterThan(10);
  expect(unknownOverrides(overrides, declarations)).toEqual([]);
});

/** Classes and custom properties of Rspress, such as `rp-doc` and `--rp-c-bg`, that our sources use. */
function namesUsed(files: string[], pattern: RegExp): string[] {
  const sources = globSync(files).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([name]) => name)))];
}

for (const [what, pattern] of [
  ['class', /(?<![\w-])rp-[a-z]\w*(?:-[a-z0-9_]+)*/g],
  ['custom property', /--rp-[a-z0-9-]+(?=[),\s;:])/g],
] as const) {
  test(`Rspress's theme has every ${what} that our styles, components and tests use`, () => {
    const own = namesUsed(['{components,theme}/**/*.css'], /(?<=^\s*)--rp-[a-z0-9-]+(?=:)/gm);
    const names = namesUsed(['{components,theme,document}/**/*.{css,ts,tsx}', 'tests/{site,engines}/**/*.ts'], pattern);
    const packages: Packages = readPackages(`${THEME}/**/*.{css,js}`);
    console.log(`${what}: ${names.length}`);
    expect(names.length).toBeGreaterThan(5);
    expect(missingTexts(names, packages).filter((name) => !own.includes(name))).toEqual([]);
  });
}

for (const [what, missing] of [
  ['override', unknownOverrides(['Nav', 'Layout'], "export { Layout, type Nav } from './layout'")],
  ['class or custom property', missingTexts(['rp-nav', 'rp-doc'], new Map([['doc.css', '.rp-doc {}']]))],
] as const) {
  test(`a name that Rspress has renamed is missed: ${what}`, () => expect(missing).toHaveLength(1));
}
