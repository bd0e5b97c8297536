import { defineComponent } from '../../shared/define-component.ts';
import { readChoice } from './choices.ts';
import { explorerMarkdown } from './explorer-markdown.ts';
import { highlightedOutputs, outputExplorer as plugin } from './highlight-outputs.ts';
import { outputOf } from './outputs.ts';
import { texts } from './texts.ts';

export const outputExplorer = defineComponent({
  name: 'OutputExplorer',
  folder: import.meta.dirname,
  view: () => import('./OutputExplorer'),
  // A choice in the URL is shown when the browser is idle.
  hydrate: 'intent',
  texts,
  props: async ({ preset = '' }) => ({ initial: outputOf(readChoice(preset), await highlightedOutputs()) }),
  markdown: ({ preset = '' }, words) => explorerMarkdown(preset, words),
  plugin,
});
