import rslib from '@rslib/core/package.json' with { type: 'json' };
import { readChangeTimes } from '../../plugins/last-updated.ts';
import { exampleNames, readExample } from '../../shared/examples/places.ts';

/**
 * Statistics of the examples that tests run: their number, the version of Rslib that builds them, and the time of their
 * last change (ISO 8601) if git knows it.
 */
export function examplesSummary(): { samples: number; version: string; changed?: string } {
  const changes = readChangeTimes('examples');
  const changed = 'times' in changes ? [...changes.times.values()].sort().at(-1) : undefined;
  // Recorded ones may run another version.
  const built = exampleNames().filter((name) => readExample(name).recorded === undefined);
  return { samples: built.length, version: rslib.version, changed };
}
