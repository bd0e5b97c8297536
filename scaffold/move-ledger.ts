import type { Compared, Ledger } from '../site/drift/ledger.ts';
import { readSections } from '../site/drift/sections.ts';

/** The text of a page's file before and after, by its language. */
export type Texts = Readonly<Record<keyof Compared, readonly [before: string, after: string]>>;

/**
 * The ledger's entry of a page whose links or place have changed, and nothing that it says: sections that were as
 * somebody had compared them still are, and others are still to be compared.
 */
export function movedEntry(entry: Ledger[string], texts: Texts): Ledger[string] {
  const hashes = (lang: keyof Compared) => {
    const [before, after] = texts[lang].map(readSections);
    return (id: string, known: string) => (before?.get(id)?.hash === known ? after?.get(id)?.hash : known) ?? known;
  };
  const [en, zh] = [hashes('en'), hashes('zh')];
  return Object.fromEntries(
    Object.entries(entry).map(([id, known]) => [id, { en: en(id, known.en), zh: zh(id, known.zh) }]),
  );
}
