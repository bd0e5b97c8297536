import path from 'node:path';
import { expect, test } from 'playwright/test';
import { langs } from '../../shared/languages.ts';
import facts from '../../shared/option-facts/option-facts.json' with { type: 'json' };
import { fencesOf } from '../../shared/pages/fences-of.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';
import { typeFindings } from '../../writing/checks/fences/type-check.ts';
import { configText } from '../../writing/new-page/example.ts';
import { optionOf } from '../../writing/new-page/groups.ts';
import type { Facts } from '../../writing/new-page/option-value.ts';
import { readRequest } from '../../writing/new-page/places.ts';
import { planPage } from '../../writing/new-page/plan-page.ts';

const root = path.resolve('.');
// Every existing option has a page, so these are new.
const options = {
  options: [...Object.keys(facts.options), 'nextGroup'],
  libOptions: [...facts.libOptions, 'nextOption', 'dts.next'],
};
const plan = (...words: string[]) => planPage(readRequest(words)!, options, root);

test('a page of each kind is planned in both languages, with its navigation entries', () => {
  for (const [place, title] of [
    ['config/lib/next-option', '# lib.nextOption'],
    ['config/lib/dts-next', '# lib.dts.next'],
    ['config/rsbuild/next-group', '# nextGroup'],
    ['config/rsbuild/output-source-maps', '# output: source maps'],
    ['guide/advanced/next-topic', '# Next topic'],
  ] as const) {
    const files = plan(place);
    const group = path.posix.dirname(place);
    expect([...files.keys()]).toEqual([
      ...langs.flatMap((lang) => [`docs/${lang}/${place}.mdx`, `docs/${lang}/${group}/_meta.json`]),
    ]);
    expect(files.get(`docs/en/${place}.mdx`)).toContain(title);
    for (const text of files.values()) expect(text).not.toMatch(/\{\{\w+\}\}(?!')/);
    const meta = files.get(`docs/en/${group}/_meta.json`) ?? '';
    expect(files.get(`docs/zh/${group}/_meta.json`)).toBe(meta);
    expect((JSON.parse(meta) as string[]).at(-1)).toBe(path.posix.basename(place));
  }
});

const config = (name: string, place: 'lib' | 'top') => configText({ name, place }, facts.options as Facts);

test("the config of an option page's example sets the option", () => {
  expect(optionOf(readRequest(['config/lib/dts-next'])!, options, root)).toEqual({ name: 'dts.next', place: 'lib' });
  expect(config('dts.isolated', 'lib')).toContain("  lib: [{ format: 'esm', dts: { isolated: true } }],");
  // Not the default.
  expect(config('autoExtension', 'lib')).toContain('autoExtension: false');
  expect(config('format', 'lib')).toContain("lib: [{ format: 'cjs' }]");
  expect(config('performance', 'top')).toContain('\n  performance: { buildCache: false },\n');
  expect(config('shims.cjs.import.meta.url', 'lib')).toContain("shims: { cjs: { 'import.meta.url': false } }");
  expect(config('outBase', 'lib')).toContain('// TODO: set lib.outBase\n');
  expect(config('tools.swc', 'top')).toContain('// TODO: set tools.swc\n');
  expect(configText(undefined, {})).not.toContain('TODO');
});

test('the config of an option page has a value that the option accepts, whichever the option', async () => {
  const places = Object.keys(facts.options)
    .filter((name) => !name.includes('['))
    .map((name) => [name, facts.libOptions.includes(name) ? 'lib' : 'top'] as const);
  const set = places.filter(([name, place]) => !config(name, place).includes('TODO'));
  console.log(`${set.length} of ${places.length} options have a value`);
  expect(set.length).toBeGreaterThan(places.length / 2);
  const fences = set.map(([name, place]) => fencesOf(name, parsePage(`\`\`\`ts\n${config(name, place)}\`\`\`\n`))[0]!);
  expect(await typeFindings(fences, root)).toEqual([]);
});

for (const [words, message] of [
  [[], /^usage: /],
  [['out-base'], /has no group — usage/],
  [['config/lib/Wasm'], /"Wasm" is not a valid name — use lower-case/],
  [['../docs/x'], /"\.\." is not a valid name/],
  [['zh/guide/basic/x'], /names a language's folder — leave it out/],
  [['guide/basic/index'], /the name "index" is reserved/],
  [['config/lbi/wasm'], /no group "config\/lbi" — did you mean config\/lib\?$/],
  [['guide/wasm'], /no group "guide" — there are guide\/advanced, (guide\/\w+(, |$)){5}$/],
  [['recipes/wasm'], /no group "recipes" — there are config\/lib, .*, guide\/start$/],
  [['config/lib/dts'], /docs\/en\/config\/lib\/dts\.mdx exists already/],
  [['config/lib/wsam'], /no option "wsam" — did you mean wasm\?/],
  [['config/lib/performance'], /a lib has no option "performance" — there are format, /],
  [['config/rsbuild/dts'], /Rsbuild has no group of options "dts" — there are custom-logger, dev, (?!.*dts)/],
  [['guide/basic/first-build'], /examples\/start\/first-build exists already — choose another name with --example/],
  [['guide/basic/x', '--example', '../y'], /"\.\.\/y" is not a valid name/],
  [['guide/basic/x', '--example', 'y', 'z'], /^usage: /],
] as const) {
  test(`"${words.join(' ')}" fails with ${message}`, () => {
    expect(() => plan(...words)).toThrow(message);
  });
}
