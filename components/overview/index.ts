import { defineComponent } from '../../shared/define-component.ts';
import type { OptionFactsFile } from '../../shared/option-facts/option-fact.ts';
import file from '../../shared/option-facts/option-facts.json' with { type: 'json' };
import { texts } from './texts.ts';

export const overviewIndex = defineComponent({
  name: 'OverviewIndex',
  folder: import.meta.dirname,
  view: () => import('./OverviewIndex'),
  hydrate: 'intent',
  // It is the page, and its list would stand in the markup twice.
  scope: 'page',
  texts,
  props: () => ({ facts: factsOfPages() }),
  markdown: (_attributes, _words, { index }) => index,
});

/** The facts of all options with their own page, as shown in overviews. */
function factsOfPages(): Record<string, Pick<OptionFactsFile['options'][string], 'type' | 'default'>> {
  const { options } = file as unknown as OptionFactsFile;
  const whole = Object.entries(options).filter(([name, { type }]) => !name.includes('.') && type !== 'object');
  return Object.fromEntries(whole.map(([name, { type, default: value }]) => [name, { type, default: value }]));
}
