import { defineComponent } from '../../shared/define-component.ts';
import { factsBelow, findFact } from '../../shared/option-facts/find-fact.ts';
import { factList, factText, optionList } from './facts-markdown.ts';
import { texts } from './texts.ts';

export const optionFacts = defineComponent({
  name: 'OptionFacts',
  folder: import.meta.dirname,
  view: () => import('./OptionFacts'),
  hydrate: 'never',
  texts,
  props: ({ name = '' }) => ({ fact: findFact(name) }),
  markdown: ({ name = '' }, words) => factList(findFact(name), words),
  searchText: ({ name = '' }) => factText(findFact(name)),
});

export const optionIndex = defineComponent({
  name: 'OptionIndex',
  folder: import.meta.dirname,
  view: () => import('./OptionIndex'),
  hydrate: 'never',
  texts,
  props: ({ of = '' }) => ({ facts: factsBelow(of) }),
  markdown: ({ of = '' }, words) => optionList(factsBelow(of), words),
  searchText: ({ of = '' }) => Object.keys(factsBelow(of)).join('\n'),
});
