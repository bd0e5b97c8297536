import type { Finding } from '../check.ts';
import { near } from '../near.ts';
import { importOfRspress } from '../of-rspress.ts';
import type { Fence } from './fences-of.ts';

/** Words for no language, of which the highlighter has no list. */
const SPECIAL = ['text', 'txt', 'plain', 'plaintext', 'ansi'];

/** The languages that the highlighter has colours for, with their other names: a page with another one is not built. */
export async function highlightedLanguages(): Promise<ReadonlySet<string>> {
  const { bundledLanguages } = await importOfRspress<{ bundledLanguages: object }>('shiki/langs');
  const { isSpecialLang } = await importOfRspress<{ isSpecialLang: (lang: string) => boolean }>('shiki/core');
  return new Set([...SPECIAL.filter(isSpecialLang), ...Object.keys(bundledLanguages)]);
}

/** What is wrong with the language of a fence, if anything. */
export function languageFault(
  { page: file, line, column, lang }: Fence,
  known: ReadonlySet<string>,
): Finding | undefined {
  if (lang === '' || lang === '<pre>' || known.has(lang)) return undefined;
  const meant = near(lang.toLowerCase(), [...known]);
  const how = meant ? `did you mean ${meant}?` : 'write one of https://shiki.style/languages, or text';
  return { file, line, column, what: `no page is built with a fence of the language "${lang}"`, how };
}
