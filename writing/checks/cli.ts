/** Reports findings: `npm run check -- [files and pages…] [--fix]`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatFinding } from '../../shared/findings/finding.ts';
import { replaceRanges } from '../../shared/replace-ranges.ts';
import { readOwnSite } from './own-site.ts';
import { checks } from './registry.ts';
import { requestedFiles } from './requested-files.ts';
import { findingsOf, type Outcome, runChecks } from './run-checks.ts';

const USAGE = 'usage: npm run check -- [files and pages…] [--fix], such as npm run check -- config/lib/dts';

/** A fix may reveal further findings. */
const FIX_ROUNDS = 4;

try {
  const { values, positionals } = parseArgs({
    options: { fix: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) console.log(USAGE);
  else {
    const files = positionals.length > 0 ? requestedFiles(positionals) : undefined;
    report(await checkSite(files, values.fix), files === undefined);
  }
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}

async function checkSite(files?: readonly string[], isFixing = false): Promise<Outcome[]> {
  let outcomes = await runChecks(checks, await readOwnSite(files));
  for (let round = 0; isFixing && round < FIX_ROUNDS; round += 1) {
    const fixable = findingsOf(outcomes).filter(({ fix }) => fix);
    if (fixable.length === 0) break;
    for (const file of new Set(fixable.map((finding) => finding.file))) {
      const fixes = fixable.flatMap((finding) => (finding.file === file && finding.fix ? [finding.fix] : []));
      writeFileSync(file, replaceRanges(readFileSync(file, 'utf8'), fixes));
      console.log(`${file}: ${fixes.length} fixed`);
    }
    outcomes = await runChecks(checks, await readOwnSite(files));
  }
  return outcomes;
}

/** Over the whole site, a check that covers nothing is broken. */
function report(outcomes: readonly Outcome[], isWholeSite: boolean): void {
  const findings = findingsOf(outcomes);
  const idle = isWholeSite ? outcomes.filter(({ looked }) => looked === 0) : [];
  for (const finding of findings) console.log(formatFinding(finding));
  for (const { check } of idle) console.log(`${check.name} checked no ${check.looksAt}`);
  const fixable = findings.filter(({ fix }) => fix).length;
  if (fixable > 0) console.log(`npm run check -- --fix fixes ${fixable} of them`);
  console.log(findings.length === 1 ? '1 finding.' : `${findings.length || 'No'} findings.`);
  process.exitCode = findings.length + idle.length > 0 ? 1 : 0;
}
