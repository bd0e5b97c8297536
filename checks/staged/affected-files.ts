import { LEDGER } from '../../site/drift/ledger.ts';
import { ANY_LANGUAGE, IN_DOCS, langs } from '../../site/languages.ts';
import { anchorsOf, includedBy } from '../markdown/links.ts';
import { readPage } from '../pages/read-page.ts';
import { inLanguage } from '../site-sources.ts';
import type { SourceFiles } from '../source-files.ts';

import type { StagedChange } from './staged-files.ts';

/** The files that changes touch, in both languages. The dictionary is left to `npm run check`, as it needs all pages. */
export function touchedFiles(changes: readonly StagedChange[]): string[] {
  const touched = changes.flatMap(({ file }) => langs.map((lang) => inLanguage(file, lang)));
  if (changes.some(({ file }) => file.endsWith('.mdx'))) touched.push(LEDGER);
  return touched.filter((file) => file !== 'checks/words/dictionary.txt');
}

/**
 * Other pages and navigation files that changes may break, because they link to or embed what has changed.
 *
 * @param files the files after the changes
 */
export function affectedFiles(changes: readonly StagedChange[], files: SourceFiles): string[] {
  const tests = changes.flatMap((change) => testsFor(change, files));
  if (tests.length === 0) return [];
  return files
    .list(`${IN_DOCS}/**/*.{mdx,json}`)
    .filter((file) => tests.some((test) => test(files.read(file) ?? '', file)));
}

const PAGE = new RegExp(`^docs/${ANY_LANGUAGE}/.*\\.mdx$`);

type Test = (text: string, file: string) => boolean;

/** Recognizes the files that a change may break by their texts, as parsing all pages takes too long. */
function testsFor({ file, isGone, before }: StagedChange, files: SourceFiles): Test[] {
  const example = /^examples\/[^/]+\//.exec(file)?.[0];
  if (example) return [(text) => text.includes(example)];
  if (file === 'site/texts.ts') return [(text) => /^hero:/m.test(text)];
  if (file.startsWith('docs/public/')) return isGone ? [mentions(file.slice('docs/public'.length))] : [];
  if (!PAGE.test(file)) return isGone ? [mentions(file.split('/').at(-1) ?? '')] : [];
  const lost = before === undefined ? [] : lostIds(file, before, files);
  const { isFragment, route } = readPage(file, '');
  return [
    ...lost.map((id) => mentions(`${isFragment ? '' : route}#${id}`)),
    ...(isFragment ? [(text: string, page: string) => includedBy({ file: page, text }).includes(file)] : []),
    ...(isGone && !isFragment ? [mentions(route)] : []),
  ];
}

/** The ids that a page no longer has. */
function lostIds(file: string, before: string, files: SourceFiles): string[] {
  const site = { pageOf: () => undefined };
  const ids = new Set(anchorsOf(readPage(file, files.read(file) ?? ''), site));
  return anchorsOf(readPage(file, before), site).filter((id) => !ids.has(id));
}

/** Whether a text has exactly this address. */
function mentions(address: string): Test {
  const whole = new RegExp(`${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return (text) => whole.test(text);
}
