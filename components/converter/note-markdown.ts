import type { Lang } from '../../shared/languages.ts';
import { texts } from './convert/texts.ts';
import type { ConversionNote, OptionRow } from './types.ts';

/** What a note says, as inline Markdown, without its place. */
export function noteMarkdown({ message }: ConversionNote, lang: Lang): string {
  if ('row' in message) return message.row.answer[lang];
  const values: Readonly<Record<string, string>> = message.values ?? {};
  return texts[message.key][lang].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The first cell of a row, as inline Markdown: its own, or its options. */
export function rowLabel({ label, options }: OptionRow, lang: Lang): string {
  return label?.[lang] ?? options.map((option) => `\`${option}\``).join(SEPARATORS[lang]);
}

const SEPARATORS: Readonly<Record<Lang, string>> = { en: ', ', zh: '、' };
