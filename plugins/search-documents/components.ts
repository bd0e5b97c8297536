import type { OptionFact } from '../../site/option-facts/option-fact.ts';
import { factsBelow, findFact } from '../option-facts/find-fact.ts';
import type { Sources } from './read-blocks.ts';

/** What components of pages show that is worth a search; others have only what stands between their tags. */
export const componentTexts: Sources['components'] = {
  OptionFacts: ({ name = '' }) => factText(findFact(name)),
  OptionIndex: ({ of = '' }) => Object.keys(factsBelow(of)).join('\n'),
  PackageManagerTabs: ({ command = '' }) => `npm ${command}`,
};

function factText({ type, default: value = '' }: OptionFact): string {
  const defaults = typeof value === 'string' ? [value] : value.map((one) => `${one.when}: ${one.value}`);
  return [type, ...defaults].filter(Boolean).join('\n');
}
