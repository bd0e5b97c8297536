import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { byLanguage, LEDGER, type Ledger, ledgerText } from '../site/drift/ledger.ts';
import { ANY_LANGUAGE, DEFAULT_LANGUAGE, IN_DOCS, langs } from '../site/languages.ts';
import { MOVED_FILE, withMove } from '../site/moved-rows.ts';
import { suggest } from '../site/near.ts';
import { kindOf, type Options, readItems, withPage, wordsOf } from './groups.ts';
import { movedEntry, withMovedImports, withMovedLinks, withMovedTexts } from './moved-text.ts';
import { type Move, type Place, pathOf } from './places.ts';
import type { Changes } from './write-plan.ts';

/** Code that may contain a page's path. */
const CODE = '{theme,plugins,checks}/**/*.{ts,tsx,json}';
/** A page's path below its language folder. */
const PAGE = new RegExp(`(?<=^docs/${ANY_LANGUAGE}/).*(?=\\.mdx$)`);
const fileOf = (lang: string, place: Place) => `docs/${lang}/${pathOf(place)}.mdx`;

/**
 * The changes that rename a page: its files, navigation entries, links and imports, the ledger, and a redirect from its
 * old path.
 *
 * @param facts the dotted names of the options
 * @param root the repository root
 * @throws if the page can't have the new name
 */
export function planMove(move: Move, facts: Options, root: string): Changes {
  assertPlaces(move, facts, root);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const [from, to] = [pathOf(move.from), pathOf(move.to)];
  const changes: Changes = new Map();
  const change = (file: string, text: string) => void (text === read(file) || changes.set(file, text));
  const renamed = (file: string) => file.replace(PAGE, (page) => (page === from ? to : page));

  for (const file of globSync(CODE, { cwd: root })) change(file, withMovedTexts(read(file), from, to));
  for (const file of globSync(`${IN_DOCS}/**/*.{mdx,json}`, { cwd: root }))
    change(file, withMovedImports(withMovedLinks(read(file), from, to), file, renamed));
  for (const lang of langs) {
    const file = fileOf(lang, move.from);
    changes.set(fileOf(lang, move.to), changes.get(file) ?? read(file)).set(file, null);
    for (const [meta, items] of movedItems(move, lang, root)) changes.set(meta, `${JSON.stringify(items, null, 2)}\n`);
  }
  const now = (file: string) => changes.get(renamed(file)) ?? read(file);
  const entries = Object.entries(JSON.parse(read(LEDGER)) as Ledger).map(([page, entry]) => {
    const texts = byLanguage((lang) => [read(`docs/${lang}/${page}`), now(`docs/${lang}/${page}`)] as const);
    const isSame = Object.values(texts).every(([before, after]) => before === after);
    return [page === `${from}.mdx` ? `${to}.mdx` : page, isSame ? entry : movedEntry(entry, texts)] as const;
  });
  change(LEDGER, ledgerText(Object.fromEntries(entries)));
  change(MOVED_FILE, withMove(read(MOVED_FILE), `/${from}`, `/${to}`));
  return changes;
}

/** @throws unless the page exists, the new name is free, and it is valid for a page of its kind */
function assertPlaces({ from, to }: Move, facts: Options, root: string): void {
  const isThere = (file: string) => existsSync(path.join(root, file));
  const missing = langs.map((lang) => fileOf(lang, from)).find((file) => !isThere(file));
  if (missing !== undefined) {
    const files = globSync('**/*.mdx', { cwd: path.join(root, 'docs', DEFAULT_LANGUAGE) });
    const pages = files.map((file) => file.replace(/\.mdx$/, ''));
    const how = suggest(pathOf(from), pages, 'name a page that both languages have');
    throw new Error(`there is no ${missing} — ${how}`);
  }
  const taken = langs.map((lang) => fileOf(lang, to)).find(isThere);
  if (taken !== undefined) throw new Error(`${taken} exists already — choose another name`);
  wordsOf({ ...to, example: '' }, kindOf(to.group, root), facts);
}

/**
 * The changed navigation files of a language with their new items; in another group, the page is inserted like a new
 * one.
 */
function movedItems({ from, to }: Move, lang: string, root: string): [file: string, items: unknown[]][] {
  const [file, target] = [from, to].map(({ group }) => `docs/${lang}/${group}/_meta.json`) as [string, string];
  const items = readItems(path.join(root, file));
  if (!items.includes(from.name))
    throw new Error(`${file} does not list "${from.name}" by its name alone — add it first`);
  if (file === target) return [[file, items.map((item) => (item === from.name ? to.name : item))]];
  const others = readItems(path.join(root, target));
  return [
    [file, items.filter((item) => item !== from.name)],
    [target, withPage(others, to.name)],
  ];
}
