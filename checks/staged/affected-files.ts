import { LEDGER } from '../../site/drift/ledger.ts';
import { readPage } from '../pages/read-page.ts';
import { otherLanguage } from '../site-sources.ts';
import type { SourceFiles } from '../source-files.ts';
import { anchorsOf, includedBy } from '../structure/anchors.ts';
import type { StagedChange } from './staged-changes.ts';

/** Asking for it means reading every page; the tests do. */
const LEFT_TO_TESTS = ['checks/words/dictionary.txt'];

/** The files that changes touch, with their other language. */
export function touchedFiles(changes: readonly StagedChange[]): string[] {
  const touched = changes.flatMap(({ file }) => [file, otherLanguage(file)]);
  if (changes.some(({ file }) => file.endsWith('.mdx'))) touched.push(LEDGER);
  return touched.filter((file) => !LEFT_TO_TESTS.includes(file));
}

/**
 * Other pages and navigation files that changes may break: those that show what has changed, or lead to it.
 *
 * @param files the files as they are after the changes
 */
export function affectedFiles(changes: readonly StagedChange[], files: SourceFiles): string[] {
  const tests = changes.flatMap((change) => hurtBy(change, files));
  if (tests.length === 0) return [];
  return files
    .list('docs/{en,zh}/**/*.{mdx,json}')
    .filter((file) => tests.some((test) => test(files.read(file) ?? '', file)));
}

type Test = (text: string, file: string) => boolean;

/** Tells the pages and navigation files that a change may break from their texts: parsing all takes too long. */
function hurtBy({ file, isGone, before }: StagedChange, files: SourceFiles): Test[] {
  const example = /^examples\/[^/]+\//.exec(file)?.[0];
  if (example) return [(text) => text.includes(example)];
  if (file === 'site/texts.ts') return [(text) => /^hero:/m.test(text)];
  if (file.startsWith('docs/public/')) return isGone ? [mentions(file.slice('docs/public'.length))] : [];
  if (!/^docs\/(en|zh)\/.*\.mdx$/.test(file)) return isGone ? [mentions(file.split('/').at(-1) ?? '')] : [];
  const lost = before === undefined ? [] : lostIds(file, before, files);
  const { isFragment, route } = readPage(file, '');
  return [
    ...lost.map((id) => mentions(`${isFragment ? '' : route}#${id}`)),
    ...(isFragment ? [(text: string, page: string) => includedBy({ file: page, text }).includes(file)] : []),
    ...(isGone && !isFragment ? [mentions(route)] : []),
  ];
}

/** The ids that a page had, and has no more. */
function lostIds(file: string, before: string, files: SourceFiles): string[] {
  const site = { pageOf: () => undefined };
  const ids = new Set(anchorsOf(readPage(file, files.read(file) ?? ''), site));
  return anchorsOf(readPage(file, before), site).filter((id) => !ids.has(id));
}

/** Whether a text has an address that does not go on. */
function mentions(address: string): Test {
  const whole = new RegExp(`${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return (text) => whole.test(text);
}
