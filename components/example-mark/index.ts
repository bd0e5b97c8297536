import { defineComponent } from '../../shared/define-component.ts';
import { texts } from './texts.ts';

/** `plugins/remark-example-blocks.ts` adds it to pages. */
export const exampleMark = defineComponent({
  name: 'ExampleMark',
  folder: import.meta.dirname,
  view: () => import('./ExampleMark'),
  hydrate: 'never',
  texts,
});
