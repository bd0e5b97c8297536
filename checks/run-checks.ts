import { type Finding, findingIn } from '../site/findings/finding.ts';
import type { Check } from './check.ts';
import type { SiteSources } from './site-sources.ts';

/** What a check found, and how much it looked at. */
export interface Outcome {
  check: Check;
  looked: number;
  findings: Finding[];
}

/** Runs one check and keeps the findings in requested files. A check that throws is a finding, too. */
export async function runCheck(check: Check, site: SiteSources): Promise<Outcome> {
  const findings: Finding[] = [];
  let looked = 0;
  try {
    for await (const finding of check.run(site, (count = 1) => (looked += count)))
      if (site.isRequested(finding.file)) findings.push(finding);
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    const how = `fix the file it read last, ${site.files.lastRead() ?? 'if any'}, or the check`;
    findings.push(findingIn('checks/registry.ts', `the check "${check.name}" failed: ${reason}`, how));
  }
  return { check, looked, findings };
}

/** Runs checks side by side; where files have syntax errors, only the checks that report those. */
export async function runChecks(checks: readonly Check[], site: SiteSources): Promise<Outcome[]> {
  const run = (some: readonly Check[]) => Promise.all(some.map((check) => runCheck(check, site)));
  const syntax = await run(checks.filter(({ isSyntax }) => isSyntax));
  if (syntax.some(({ findings }) => findings.length > 0)) return syntax;
  return [...syntax, ...(await run(checks.filter(({ isSyntax }) => !isSyntax)))];
}

/** The findings of all checks, file by file from top to bottom. */
export function findingsOf(outcomes: readonly Outcome[]): Finding[] {
  return outcomes
    .flatMap(({ findings }) => findings)
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column);
}
