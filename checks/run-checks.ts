import type { Finding } from '../site/findings/finding.ts';
import { findingIn } from '../site/findings/format-finding.ts';
import type { Check } from './check.ts';
import { fileOfFailure } from './file-of-failure.ts';
import type { SiteSources } from './site-sources.ts';
import { isToldAsJson } from './structure/json-is-read.ts';

/** What a check found, and how much it looked at. */
export interface Outcome {
  check: Check;
  looked: number;
  findings: Finding[];
  /** Whether it could not go on, so that it may have looked at nothing. */
  hasStumbled?: boolean;
}

/** Runs one check, and keeps the findings that were asked for; a check that throws is a finding too. */
export async function runCheck(check: Check, site: SiteSources): Promise<Outcome> {
  const findings: Finding[] = [];
  let looked = 0;
  try {
    for await (const finding of check.run(site, (count = 1) => (looked += count))) findings.push(finding);
  } catch (error) {
    const file = await fileOfFailure(check, site);
    const told = isToldAsJson(site, file) ? [] : [failureOf(check, file, error)];
    return { check, looked, findings: [...findings.filter(isAsked), ...told], hasStumbled: true };
  }
  return { check, looked, findings: findings.filter(isAsked) };

  function isAsked({ file }: Finding): boolean {
    return site.isAsked(file);
  }
}

/** What is told where a check, or what it needs, could not be run. */
function failureOf({ name }: { name: string }, file: string, error: unknown): Finding {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const how = 'mend that file; if nothing is wrong with it, the check is';
  return findingIn(file, `the check "${name}" could not read this: ${reason.trim()}`, how);
}

/** Runs checks side by side. */
export function runChecks(checks: readonly Check[], site: SiteSources): Promise<Outcome[]> {
  return Promise.all(checks.map((check) => runCheck(check, site)));
}

/** The findings of all checks, file by file and from top to bottom. */
export function findingsOf(outcomes: readonly Outcome[]): Finding[] {
  return outcomes.flatMap(({ findings }) => findings).sort(inReadingOrder);
}

function inReadingOrder(one: Finding, other: Finding): number {
  return one.file === other.file
    ? one.line - other.line || one.column - other.column
    : one.file.localeCompare(other.file);
}
