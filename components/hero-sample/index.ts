import rslib from '@rslib/core/package.json' with { type: 'json' };
import { readChangeTimes } from '../../plugins/last-updated.ts';
import { defineComponent } from '../../shared/define-component.ts';
import { exampleNames, readExample } from '../../shared/examples/places.ts';
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

/**
 * Statistics of the examples that tests run: their number, the version of Rslib that builds them, and the time of their
 * last change (ISO 8601) if git knows it.
 */
function examplesSummary(): { samples: number; version: string; changed?: string } {
  const changes = readChangeTimes('examples');
  const changed = 'times' in changes ? [...changes.times.values()].sort().at(-1) : undefined;
  // Recorded ones may run another version.
  const built = exampleNames().filter((name) => readExample(name).recorded === undefined);
  return { samples: built.length, version: rslib.version, changed };
}
