import { type Lang, langs } from '../../site/languages.ts';
import { isUnread, type Page } from '../../site/pages/page.ts';
import type { SiteSources } from '../site-sources.ts';
import { type Masked, maskedBlocks } from './masked-blocks.ts';

/** A run of words that readers read, of a page or of the dictionary. */
export interface Words {
  file: string;
  lang: Lang;
  /** The text of the file. */
  source: string;
  /** The words, as the source has them, and where they begin. */
  text: string;
  from: number;
  /** The key of a text of the dictionary. */
  key?: string;
}

const DICTIONARY = 'site/texts.ts';

/** What readers read of the asked files that is no code. */
export function wordsOfSite(site: SiteSources): Words[] {
  const ofPages = site.askedPages.flatMap(({ file, lang, text: source, prose }) =>
    prose.map(({ text, from }): Words => ({ file, lang, source, text, from })),
  );
  return site.isAsked(DICTIONARY) ? [...ofPages, ...wordsOfDictionary(site)] : ofPages;
}

/** The same by blocks, with everything masked that is no word: what is bold, a link or code parts no sentence. */
export function blocksOfSite(site: SiteSources): Words[] {
  const ofPages = site.askedPages.flatMap((page) =>
    blocksOfPage(page).map((block): Words => ({ file: page.file, lang: page.lang, source: page.text, ...block })),
  );
  return site.isAsked(DICTIONARY) ? [...ofPages, ...wordsOfDictionary(site)] : ofPages;
}

/** The blocks of a page, and the words of its frontmatter and of components. */
export function blocksOfPage(page: Page): Masked[] {
  const others = page.prose.filter(({ kind }) => kind !== 'text');
  return [...maskedBlocks(page), ...others.map(({ text, from }) => ({ text, from }))];
}

/** Whether the words of all pages can be told. */
export function areAllRead({ pages }: SiteSources): boolean {
  return !pages.some(isUnread);
}

/** Each text stands behind its key and its language, as a string of one line. */
function wordsOfDictionary({ files, texts }: SiteSources): Words[] {
  const source = files.read(DICTIONARY) ?? '';
  return Object.entries(texts).flatMap(([key, text]) =>
    langs.flatMap((lang): Words[] => {
      const words = text?.[lang];
      const from = typeof words === 'string' ? offsetOfText(source, key, lang, words) : -1;
      return words && from !== -1 ? [{ file: DICTIONARY, lang, source, text: words, from, key }] : [];
    }),
  );
}

function offsetOfText(source: string, key: string, lang: Lang, words: string): number {
  const begin = [`'${key}': {`, ` ${key}: {`].map((start) => source.indexOf(start)).find((at) => at !== -1);
  const label = begin === undefined ? -1 : source.indexOf(`${lang}: `, begin);
  return label === -1 ? -1 : source.indexOf(words, label);
}
