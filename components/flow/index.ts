import { defineComponent } from '../../shared/define-component.ts';

export const flow = defineComponent({
  name: 'Flow',
  folder: import.meta.dirname,
  view: () => import('./Flow'),
  hydrate: 'never',
  markdown: { before: () => '' },
});
