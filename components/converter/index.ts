import { defineComponent } from '../../shared/define-component.ts';
import { optionTable as table } from './option-table.ts';

export const optionTable = defineComponent({
  name: 'OptionTable',
  folder: import.meta.dirname,
  view: () => import('./OptionTable'),
  hydrate: 'never',
  content: ({ tool = '', part }, _words, { lang }) => table(tool, part, lang),
});
