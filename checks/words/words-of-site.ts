import type { Lang } from '../pages/page.ts';
import { isUnread, languages } from '../pages/page.ts';
import type { SiteSources } from '../site-sources.ts';

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

const DICTIONARY = 'theme/texts.ts';

/** What readers read of the asked files that is no code. */
export function wordsOfSite(site: SiteSources): Words[] {
  const ofPages = site.askedPages.flatMap(({ file, lang, text: source, prose }) =>
    prose.map(({ text, from }): Words => ({ file, lang, source, text, from })),
  );
  return site.isAsked(DICTIONARY) ? [...ofPages, ...wordsOfDictionary(site)] : ofPages;
}

/** Whether the words of all pages can be told. */
export function areAllRead({ pages }: SiteSources): boolean {
  return !pages.some(isUnread);
}

/** Each text stands behind its key and its language, as a string of one line. */
function wordsOfDictionary({ files, texts }: SiteSources): Words[] {
  const source = files.read(DICTIONARY) ?? '';
  return Object.entries(texts).flatMap(([key, text]) =>
    languages.flatMap((lang): Words[] => {
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
