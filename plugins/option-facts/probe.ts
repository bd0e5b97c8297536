import type { LibConfig } from '@rslib/core';
import type { DeclaredOption, DefaultCase } from '../../site/option-facts/option-fact.ts';
import { withValue } from './probe-projects.ts';
import type { ProjectFiles, ToolRunner } from './run-tool.ts';
import { valueText } from './value-text.ts';

/** An experiment: leave an option out, set it to each candidate, and see which build is the same byte for byte. */
export type Probe = {
  option: string;
  /** The configuration under which the answer holds, when it depends on one. */
  when?: string;
  files: ProjectFiles;
  lib?: LibConfig;
  candidates: readonly Candidate[];
  /** Failing to build is the very behaviour that the option is about. */
  mayFail?: true;
};

/** A value to try; `as` is how to print it when the value itself only stands for a rule. */
export type Candidate = { value: unknown; as?: string };

/** Candidates whose printed form is the value itself. */
export const values = (...candidates: unknown[]): Candidate[] => candidates.map((value) => ({ value }));

/**
 * Runs one probe.
 *
 * @returns the candidate that equals leaving the option out, or `undefined` as code when every candidate differs.
 * @throws when two candidates equal it, because then the probe's project does not tell them apart.
 */
export async function runProbe(probe: Probe, option: DeclaredOption, runner: ToolRunner): Promise<DefaultCase> {
  const lib = probe.lib ?? {};
  const omitted = await runner.build(probe.files, { lib: [lib] });
  const equal: Candidate[] = [];
  for (const candidate of probe.candidates) {
    const outcome = await runner.build(probe.files, {
      lib: [withValue(lib, option.path, candidate.value) as LibConfig],
    });
    if (outcome === omitted) equal.push(candidate);
  }
  const label = `${probe.option}${probe.when ? ` (${probe.when})` : ''}`;
  if (equal.length > 1)
    throw new Error(`The probe of ${label} does not tell ${equal.map(textOf).join(' and ')} apart.`);
  if (omitted.startsWith('failed: ') && !probe.mayFail)
    throw new Error(`The probe of ${label} does not build: ${omitted.split('\n')[0]}`);
  const [match] = equal;
  return { when: probe.when ?? '', value: match ? textOf(match) : 'undefined' };
}

const textOf = ({ value, as }: Candidate) => as ?? valueText(value);
