import { defineComponent } from '../../shared/define-component.ts';
import { factsOfPages } from '../../shared/option-facts/find-fact.ts';
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
