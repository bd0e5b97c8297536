import path from 'node:path';
import { byLanguage, type Compared, type Ledger } from '../site/drift/ledger.ts';
import { readSections } from '../site/drift/sections.ts';

/**
 * Updates links to a page in another page or a navigation file; keeps queries and hashes.
 *
 * @param from the page's old path without the leading slash, such as `guide/basic/cli`; `to` is the new one
 */
export function withMovedLinks(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<=["'\`(<:\\s])/${from}(?=[#?)>"'\`\\s]|$)`, 'gm'), `/${to}`);
}

/** Updates a page's path in string literals, with or without a hash. */
export function withMovedTexts(code: string, from: string, to: string): string {
  return code.replace(new RegExp(`(?<=["'\`])/${from}(?=[#"'\`])`, 'g'), `/${to}`);
}

/**
 * Updates the relative imports of a file that is renamed, or that imports a renamed one.
 *
 * @param renamed returns the new path of a file
 */
export function withMovedImports(text: string, file: string, renamed: (file: string) => string): string {
  const [before, after] = [path.posix.dirname(file), path.posix.dirname(renamed(file))];
  return text.replace(/(?<=^(?:import|export)\b.*\bfrom\s+(['"]))\.[^'"]*(?=\1)/gm, (specifier) => {
    const target = path.posix.join(before, specifier);
    if (before === after && renamed(target) === target) return specifier;
    const relative = path.posix.relative(after, renamed(target));
    return relative.startsWith('.') ? relative : `./${relative}`;
  });
}

/** A page's text before and after the move, by language. */
export type Texts = Readonly<Record<keyof Compared, readonly [before: string, after: string]>>;

/**
 * Updates the ledger's entry of a page in which only links have changed: sections that counted as compared still do,
 * and others still don't.
 */
export function movedEntry(entry: Ledger[string], texts: Texts): Ledger[string] {
  const hashes = (lang: keyof Compared) => {
    const [before, after] = texts[lang].map(readSections);
    return (id: string, known: string) => (before?.get(id)?.hash === known ? after?.get(id)?.hash : known) ?? known;
  };
  const renewed = byLanguage(hashes);
  return Object.fromEntries(
    Object.entries(entry).map(([id, known]) => [id, byLanguage((lang) => renewed[lang](id, known[lang]))]),
  );
}
