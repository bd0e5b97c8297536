import { join } from 'node:path';
import { repo } from '../../../shared/examples/places.ts';
import type { Case, Seen } from './cases.ts';

/** The file with the old sides of cases whose tool the site does not have. */
export const recordedFile = join(repo, 'components/converter/record/recorded.json');

/** What was recorded, and with which packages. */
export interface Recorded {
  packages: Readonly<Record<string, string>>;
  /** The options that the types of each recorded tool have. */
  options: Readonly<Record<string, readonly string[]>>;
  cases: Record<string, { hash: string; seen: Seen }>;
}

/** Whether the old side of a case is recorded, since its tool needs a TypeScript that the site does not have. */
export const isRecorded = ({ tool }: Case) => tool === 'tsup' || tool === 'unbuild';
