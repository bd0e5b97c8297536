import { languageFacts } from '../../shared/languages.ts';
import { convert } from './convert/index.ts';
import { noteMarkdown } from './note-markdown.ts';
import type { Conversion, ConversionNote, PastedFile } from './types.ts';

/** A note in one language. */
export interface ShownNote extends Omit<ConversionNote, 'message'> {
  /** Inline Markdown; its links name no language. */
  words: string;
}

/** A conversion in one language: the worker has all texts, so that pages need none of them. */
export interface ShownConversion extends Omit<Conversion, 'notes'> {
  notes: ShownNote[];
}

/** What the worker is sent; it replies with a `ShownConversion`. */
export type ConversionRequest = { files: readonly PastedFile[]; lang: string };

/** Converts what a reader pasted, and says in one language what became of each line. */
export function showConversion({ files, lang }: ConversionRequest): ShownConversion {
  const conversion = convert(files);
  const notes = conversion.notes.map(({ message, ...note }) => {
    const words = noteMarkdown({ message, ...note }, languageFacts(lang).lang);
    // Rows may link to sections of their own page.
    return { ...note, words: words.replaceAll('](#', `](/guide/migration/${conversion.tool}#`) };
  });
  return { ...conversion, notes };
}
