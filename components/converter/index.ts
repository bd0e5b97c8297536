import { defineComponent } from '../../shared/define-component.ts';
import { optionTable as table } from './option-table.ts';
import { texts } from './texts.ts';

export const converter = defineComponent({
  name: 'Converter',
  folder: import.meta.dirname,
  view: () => import('./Converter'),
  hydrate: 'intent',
  texts,
  markdown: (_attributes, words) => words('converter.markdown'),
});

export const optionTable = defineComponent({
  name: 'OptionTable',
  folder: import.meta.dirname,
  view: () => import('./OptionTable'),
  hydrate: 'never',
  content: ({ tool = '', part }, _words, { lang }) => table(tool, part, lang),
});
