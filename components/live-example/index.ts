import { defineComponent } from '../../shared/define-component.ts';
import { texts } from './texts.ts';

/** `live-examples.ts` puts it before code fences with `preview` in their meta. */
export const preview = defineComponent({
  name: 'Preview',
  folder: import.meta.dirname,
  view: () => import('./Preview'),
  hydrate: 'intent',
  texts,
  // Loaded by the build only: its package is slow to load.
  async plugin() {
    const { liveExamples } = await import('./live-examples.ts');
    return liveExamples();
  },
});
