import type { OptionTables, SourceTool } from '../types.ts';
import { rollup } from './rollup.ts';
import { tsc } from './tsc.ts';
import { tsdown } from './tsdown.ts';
import { tsup } from './tsup.ts';
import { unbuild } from './unbuild.ts';
import { vite } from './vite.ts';

/** The tables of all tools. */
export const tables = { tsup, tsdown, vite, rollup, unbuild, tsc } as const satisfies Record<SourceTool, OptionTables>;
