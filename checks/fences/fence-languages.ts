import type { Finding } from '../../site/findings/finding.ts';
import { near } from '../../site/near.ts';
import type { Fence } from '../../site/pages/fences-of.ts';
import { importOfRspress } from '../of-rspress.ts';

/** What the highlighter has colours for. */
export interface Highlighted {
  /** Whether a page with a fence of a language is built. */
  has(lang: string): boolean;
  names: readonly string[];
}

/** Reads it from the package that Rspress builds pages with: languages, their other names, and words for no language. */
export async function highlightedLanguages(): Promise<Highlighted> {
  const { bundledLanguages } = await importOfRspress<{ bundledLanguages: object }>('shiki/langs');
  const { isSpecialLang } = await importOfRspress<{ isSpecialLang: (lang: string) => boolean }>('shiki/core');
  return {
    has: (lang) => isSpecialLang(lang) || lang in bundledLanguages,
    // Of names that are as near, the one that is meant most often is told.
    names: ['text', ...Object.keys(bundledLanguages)],
  };
}

/** What is wrong with the language of a fence, if anything. */
export function languageFault({ page: file, line, column, lang }: Fence, known: Highlighted): Finding | undefined {
  if (lang === '<pre>' || known.has(lang)) return undefined;
  const meant = near(lang.toLowerCase(), known.names);
  const how = meant ? `did you mean ${meant}?` : 'write one of https://shiki.style/languages, or text';
  return { file, line, column, what: `no page is built with a fence of the language "${lang}"`, how };
}
