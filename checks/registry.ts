import type { Check } from './check.ts';

/** Every check, in the order in which findings are told. */
export const checks: readonly Check[] = [];
