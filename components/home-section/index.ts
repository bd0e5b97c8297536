import { defineComponent } from '../../shared/define-component.ts';

export const homeSection = defineComponent({
  name: 'HomeSection',
  folder: import.meta.dirname,
  view: () => import('./HomeSection'),
  hydrate: 'never',
  markdown: { before: ({ title = '', lead = '' }) => `## ${title}\n\n${lead}\n` },
});
