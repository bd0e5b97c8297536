import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { movedEntry, withMovedImports, withMovedLinks, withMovedTexts } from '../../scaffold/moved-text.ts';
import { readMove } from '../../scaffold/places.ts';
import { planMove } from '../../scaffold/plan-move.ts';
import { compare, LEDGER, type Ledger } from '../../site/drift/ledger.ts';
import { readSections } from '../../site/drift/sections.ts';
import { langs } from '../../site/languages.ts';
import { movedRows, withMove } from '../../site/moved-rows.ts';
import facts from '../../site/option-facts/option-facts.json' with { type: 'json' };

const root = path.resolve('.');
const options = { options: Object.keys(facts.options), libOptions: facts.libOptions };
const plan = (...words: string[]) => planMove(readMove(words)!, options, root);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a page is renamed in both languages, with its navigation, links, ledger and a redirect', () => {
  const changes = plan('guide/basic/cli', 'guide/advanced/commands');
  for (const lang of langs) {
    expect(changes.get(`docs/${lang}/guide/basic/cli.mdx`)).toBeNull();
    expect(changes.get(`docs/${lang}/guide/advanced/commands.mdx`)).toContain('# ');
    expect(JSON.parse(changes.get(`docs/${lang}/guide/basic/_meta.json`) ?? '')).not.toContain('cli');
    expect((JSON.parse(changes.get(`docs/${lang}/guide/advanced/_meta.json`) ?? '') as string[]).at(-1)).toBe(
      'commands',
    );
  }
  expect(movedRows(changes.get('site/moved-pages.json') ?? '')).toContainEqual(
    expect.objectContaining({ from: '/guide/basic/cli', to: '/guide/advanced/commands' }),
  );
  const pages = [...changes].filter(([file, text]) => file.endsWith('.mdx') && text !== null);
  expect(pages.length).toBeGreaterThan(4);
  for (const [file, text] of pages) expect(text, file).not.toMatch(/\/guide\/basic\/cli(?![\w-])/);

  // An unchanged text needs no new review.
  const [before, after] = [read(LEDGER), changes.get(LEDGER) ?? ''].map((text) => JSON.parse(text) as Ledger);
  expect(Object.keys(after ?? {})).toHaveLength(Object.keys(before ?? {}).length);
  for (const file of pages.map(([file]) => file).filter((file) => file.startsWith('docs/en/'))) {
    const page = file.slice('docs/en/'.length);
    const sections = (lang: string) =>
      readSections(changes.get(`docs/${lang}/${page}`) ?? read(`docs/${lang}/${page}`));
    expect(compare({ en: sections('en'), zh: sections('zh') }, after?.[page]), page).toEqual([]);
  }
});

test("a suboption's page can be renamed to another suboption", () => {
  const changes = plan('config/lib/dts-typescript-path', 'config/lib/dts-tsgo');
  const names = JSON.parse(changes.get('docs/en/config/lib/_meta.json') ?? '') as string[];
  expect(names[names.indexOf('dts-tsgo') - 1]).toBe('dts-auto-extension');
});

for (const [words, message] of [
  [['guide/basic/cli'], /^usage: npm run move/],
  [['guide/basic/cli', 'guide/basic/x', 'y'], /^usage: /],
  [['guide/basic/cli', 'guide/basic/cli'], /is already called/],
  [['guide/basic/cli', 'guide/basic/typescript'], /docs\/en\/guide\/basic\/typescript\.mdx exists already/],
  [
    ['guide/basic/cil', 'guide/basic/x'],
    /there is no docs\/en\/guide\/basic\/cil\.mdx — did you mean guide\/basic\/cli\?/,
  ],
  [['guide/basic/cli', 'guide/basik/x'], /no group "guide\/basik" — did you mean guide\/basic\?/],
  [['guide/basic/cli', 'guide/basic/Cli'], /"Cli" is not a valid name/],
  [['guide/start/index', 'guide/start/x'], /the name "index" is reserved/],
  [['zh/guide/basic/cli', 'guide/basic/x'], /names a language's folder/],
  [['config/lib/dts', 'config/lib/dts-x'], /a lib has no option "dts-x"/],
] as const) {
  test(`"npm run move -- ${words.join(' ')}" fails with ${message}`, () => {
    expect(() => plan(...words)).toThrow(message);
  });
}

test('links are updated and keep their queries and hashes; links to similar names stay unchanged', () => {
  const links = '[a](/g/a) [b](/g/a#x "t") <L href="/g/a?q" />\nlink: /g/a\n[c](/g/a-b) [d](/x/g/a) [e](/g/a/b)';
  expect(withMovedLinks(links, 'g/a', 'h/n')).toBe(
    '[a](/h/n) [b](/h/n#x "t") <L href="/h/n?q" />\nlink: /h/n\n[c](/g/a-b) [d](/x/g/a) [e](/g/a/b)',
  );
  expect(withMovedTexts("x('/g/a', `/g/a#y`, '/g/ab', ' /g/a')", 'g/a', 'h/n')).toBe(
    "x('/h/n', `/h/n#y`, '/g/ab', ' /g/a')",
  );
});

test('imports of the page, and of pages that include it, keep their targets', () => {
  const renamed = (file: string) => (file === 'docs/en/g/a.mdx' ? 'docs/en/h/i/n.mdx' : file);
  expect(
    withMovedImports("import X from './shared/x.mdx';\nimport { y } from 'y';\n", 'docs/en/g/a.mdx', renamed),
  ).toBe("import X from '../../g/shared/x.mdx';\nimport { y } from 'y';\n");
  expect(withMovedImports('import A from "./a.mdx";\n', 'docs/en/g/b.mdx', renamed)).toBe(
    'import A from "../h/i/n.mdx";\n',
  );
});

test('sections not reviewed before a rename are still not reviewed after it', () => {
  const text = (link: string, words: string) => `# T\n\n[a](${link})\n\n## B {/* b */}\n\n[b](${link}) ${words}\n`;
  const [before, after] = [text('/g/a', 'same'), text('/g/n', 'same')];
  const hash = (page: string, id: string) => readSections(page).get(id)?.hash ?? '';
  const entry = {
    _top: { en: hash(before, '_top'), zh: hash(before, '_top') },
    b: { en: hash(before, 'b'), zh: hash(text('/g/a', 'other'), 'b') },
  };
  expect(movedEntry(entry, { en: [before, after], zh: [before, after] })).toEqual({
    _top: { en: hash(after, '_top'), zh: hash(after, '_top') },
    b: { en: hash(after, 'b'), zh: entry.b.zh },
  });
});

test('all former names of a page redirect to its current one, and a reused name does not redirect', () => {
  const rows = (source: string) => movedRows(source).map(({ from, to }) => `${from} ${to}`);
  const empty = '{}\n';
  const twice = withMove(withMove(empty, '/g/b', '/g/c'), '/g/c', '/g/a');
  expect(rows(twice)).toEqual(['/g/b /g/a', '/g/c /g/a']);
  expect(rows(withMove(twice, '/g/a', '/g/b'))).toEqual(['/g/a /g/b', '/g/c /g/b']);
});
