import { defineComponent } from '../../shared/define-component.ts';
import { exampleFolder } from '../../shared/examples/places.ts';
import { texts } from './texts.ts';

/** The examples whose packages live code may import. */
const EXAMPLES = ['react-rating'];

/** `@rspress/plugin-preview` puts it around code fences with `preview` in their meta. */
export const preview = defineComponent({
  name: 'Preview',
  folder: import.meta.dirname,
  view: () => import('./Preview'),
  hydrate: 'intent',
  // Its children are the live component.
  scope: 'page',
  texts,
  // Loaded by the build only: its package is slow to load.
  async plugin() {
    const { liveExamples } = await import('./live-examples.ts');
    return liveExamples(EXAMPLES.map(exampleFolder));
  },
});
