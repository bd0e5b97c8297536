import type { LibConfig } from '@rslib/core';
import type { DefaultCase } from '../../site/option-facts/option-fact.ts';
import { twoModules, withValue } from './probe-projects.ts';
import type { Probe } from './probes.ts';
import type { DeclaredOption } from './read-declarations.ts';
import type { ToolRunner } from './tool-runner.ts';
import { valueText } from './value-text.ts';

/**
 * Runs one probe.
 *
 * @returns the candidate that equals leaving the option out, or `undefined` as code when every candidate differs.
 * @throws when two candidates equal it, because then the probe's project does not tell them apart.
 */
export async function runProbe(probe: Probe, { path }: DeclaredOption, runner: ToolRunner): Promise<DefaultCase> {
  const { option, when = '', files = twoModules, lib = {}, candidates = [true, false] } = probe;
  const omitted = await runner.build(files, { lib: [lib] });
  const equal: string[] = [];
  for (const candidate of candidates) {
    const outcome = await runner.build(files, { lib: [withValue(lib, path, candidate) as LibConfig] });
    if (outcome === omitted) equal.push(valueText(candidate));
  }
  if (equal.length > 1) throw new Error(`The probe of ${option} (${when}) does not tell ${equal.join(' and ')} apart.`);
  if (omitted.startsWith('failed: ') && !probe.mayFail) {
    throw new Error(`The probe of ${option} (${when}) does not build: ${omitted.split('\n')[0]}`);
  }
  return { when, value: equal[0] === undefined ? 'undefined' : (probe.standsFor ?? equal[0]) };
}
