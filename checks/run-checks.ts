import type { Check, Finding } from './check.ts';
import type { SiteSources } from './site-sources.ts';

/** What a check found, and how much it looked at. */
export interface Outcome {
  check: Check;
  looked: number;
  findings: Finding[];
}

/** Runs one check, and keeps the findings that were asked for. */
export async function runCheck(check: Check, site: SiteSources): Promise<Outcome> {
  const findings: Finding[] = [];
  let looked = 0;
  for await (const finding of check.run(site, (count = 1) => (looked += count))) findings.push(finding);
  return { check, looked, findings: findings.filter(({ file }) => site.isAsked(file)) };
}

/** Runs checks side by side. */
export function runChecks(checks: readonly Check[], site: SiteSources): Promise<Outcome[]> {
  return Promise.all(checks.map((check) => runCheck(check, site)));
}

/** What a run comes to in one line: each check with how much it looked at. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  return outcomes.map(({ check, looked }) => `${check.name}: ${looked} ${check.looksAt}`).join(' · ');
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
