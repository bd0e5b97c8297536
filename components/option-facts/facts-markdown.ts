import { codeSpan } from '../../shared/markdown.ts';
import type { DefaultCase, OptionFact } from '../../shared/option-facts/option-fact.ts';
import type { PlainTextKey } from '../../shared/texts.ts';
import type { Words } from '../../shared/words.ts';
import type { texts } from './texts.ts';

type FactWords = Words<typeof texts>;
type Key = PlainTextKey<typeof texts> | 'optionFacts.type' | 'optionFacts.default';

/** The facts of an option as a Markdown list. */
export function factList(fact: OptionFact, words: FactWords): string {
  const rows: [Key, string][] = [['optionFacts.type', codeSpan(fact.type)]];
  if (fact.default !== undefined) rows.push(['optionFacts.default', defaults(fact.default, words)]);
  rows.push(['optionFacts.place', words(`optionFacts.place.${fact.place}`)]);
  if (fact.deprecated)
    rows.push(['optionFacts.deprecated', words('optionFacts.deprecated.use', { replacement: fact.deprecated })]);
  return rows.map(([key, value]) => `- ${words('markdown.pair', { name: `**${words(key)}**`, value })}`).join('\n');
}

function defaults(value: string | DefaultCase[], words: FactWords): string {
  if (typeof value === 'string') return codeSpan(value);
  return value
    .map(({ when, value: one }) => `\n  - ${words('markdown.pair', { name: codeSpan(when), value: codeSpan(one) })}`)
    .join('');
}

/** Options with their types and defaults as a Markdown list. */
export function optionList(facts: Readonly<Record<string, OptionFact>>, words: FactWords): string {
  const rows = Object.entries(facts).map(([name, { type, default: value }]) => {
    const row = `- ${words('markdown.pair', { name: codeSpan(name), value: codeSpan(type) })}`;
    if (value === undefined) return row;
    const given = { name: words('optionFacts.default'), value: defaults(value, words).replaceAll('\n', '\n  ') };
    return `${row}\n  - ${words('markdown.pair', given)}`;
  });
  return rows.join('\n');
}

/** The facts of an option, to be searched. */
export function factText({ type, default: value = '' }: OptionFact): string {
  const defaults = typeof value === 'string' ? [value] : value.map((one) => `${one.when}: ${one.value}`);
  return [type, ...defaults].filter(Boolean).join('\n');
}
