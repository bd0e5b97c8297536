import { defineComponent } from '../../shared/define-component.ts';
import { examplesSummary } from './examples-summary.ts';
import { texts } from './texts.ts';

let summary: ReturnType<typeof examplesSummary> | undefined;

export const heroSample = defineComponent({
  name: 'HeroSample',
  folder: import.meta.dirname,
  view: () => import('./HeroSample'),
  hydrate: 'never',
  texts,
  props() {
    summary ??= examplesSummary();
    return summary;
  },
  markdown: { before: () => '' },
});
