import path from 'node:path';
import { expect, test } from 'playwright/test';
import { langs } from '../../shared/languages.ts';
import facts from '../../shared/option-facts/option-facts.json' with { type: 'json' };
import { readRequest } from '../../writing/new-page/places.ts';
import { planPage } from '../../writing/new-page/plan-page.ts';

const root = path.resolve('.');
// Every existing option has a page, so these are new.
const options = { options: Object.keys(facts.options), libOptions: [...facts.libOptions, 'nextOption', 'dts.next'] };
const plan = (...words: string[]) => planPage(readRequest(words)!, options, root);

test('a page of each kind is planned in both languages, with its navigation entries', () => {
  for (const [place, title] of [
    ['config/lib/next-option', '# lib.nextOption'],
    ['config/lib/dts-next', '# lib.dts.next'],
    ['config/rsbuild/performance', '# performance'],
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
