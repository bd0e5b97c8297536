import { counting } from './counting.ts';
import { hearing } from './hearing.ts';
import { limited } from './limited.ts';
import { moving } from './moving.ts';
import { reading } from './reading.ts';
import type { Scenario } from './scenario.ts';
import { searching } from './searching.ts';
import { starting } from './starting.ts';

export const scenarios: readonly Scenario[] = [
  ...searching,
  ...moving,
  ...reading,
  ...limited,
  ...counting,
  ...starting,
  ...hearing,
];
