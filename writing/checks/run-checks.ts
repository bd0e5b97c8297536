import { type Finding, findingIn } from '../../shared/findings/finding.ts';
import type { Check } from './check.ts';
import type { SiteSources } from './site-sources.ts';

/** The findings of a check, and the number of items it covered. */
export interface Outcome {
  check: Check;
  looked: number;
  findings: Finding[];
}

/** Runs a check and keeps its findings in requested files. If the check throws, that is a finding, too. */
export async function runCheck(check: Check, site: SiteSources): Promise<Outcome> {
  const findings: Finding[] = [];
  let looked = 0;
  try {
    for await (const finding of check.run(site, (count = 1) => (looked += count)))
      if (site.isRequested(finding.file)) findings.push(finding);
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    // An error of the file system names its own.
    const file = (error as NodeJS.ErrnoException).path ?? `the file it read last, ${site.files.lastRead() ?? 'if any'}`;
    const what = `the check "${check.name}" failed: ${reason}`;
    findings.push(findingIn('writing/checks/registry.ts', what, `fix ${file}, or the check`));
  }
  return { check, looked, findings };
}

/** Runs checks concurrently. If files have syntax errors, only those are reported. */
export async function runChecks(checks: readonly Check[], site: SiteSources): Promise<Outcome[]> {
  const run = (some: readonly Check[]) => Promise.all(some.map((check) => runCheck(check, site)));
  const syntax = await run(checks.filter(({ isSyntax }) => isSyntax));
  if (syntax.some(({ findings }) => findings.length > 0)) return syntax;
  return [...syntax, ...(await run(checks.filter(({ isSyntax }) => !isSyntax)))];
}

/** The findings of all checks, sorted by file and position. */
export function findingsOf(outcomes: readonly Outcome[]): Finding[] {
  return outcomes
    .flatMap(({ findings }) => findings)
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column);
}
