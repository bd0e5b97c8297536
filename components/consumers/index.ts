import { defineComponent } from '../../shared/define-component.ts';
import { consumersTable, consumersText } from './consumers-table.ts';
import { texts } from './texts.ts';

export const consumers = defineComponent({
  name: 'Consumers',
  folder: import.meta.dirname,
  view: () => import('./Consumers'),
  hydrate: 'never',
  texts,
  content: ({ of = '' }, words) => consumersTable(of, words),
  searchText: ({ of = '' }) => consumersText(of),
});
