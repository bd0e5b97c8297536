import rslib from '@rslib/core/package.json' with { type: 'json' };
import { globSync } from 'tinyglobby';
import { readChangeTimes } from './last-updated.ts';

/**
 * Statistics of the examples: their number, the version of Rslib that builds them, and the time of their last change
 * (ISO 8601) if git knows it.
 */
export function examplesSummary(): { samples: number; version: string; changed?: string } {
  const changes = readChangeTimes('examples');
  const changed = 'times' in changes ? [...changes.times.values()].sort().at(-1) : undefined;
  return { samples: globSync('examples/*/example.json').length, version: rslib.version, changed };
}
