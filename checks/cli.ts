import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { applyFixes, fixesByFile } from './apply-fixes.ts';
import { formatFinding } from './findings.ts';
import { readOwnSite } from './own-site.ts';
import { checks } from './registry.ts';
import { findingsOf, type Outcome, runChecks, summaryOf } from './run-checks.ts';
import { otherLanguage } from './site-sources.ts';

/** How often fixes are made and looked at again: one fix may bring to light what another one mends. */
const ROUNDS = 4;

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const unknown = [
  ...args.filter((arg) => arg.startsWith('-') && arg !== '--fix'),
  ...names.filter((name) => !existsSync(name)),
];
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no such file or option — usage: npm run check -- [files…] [--fix]`);
  process.exit(2);
}

const asked = names.length > 0 ? names.flatMap(filesOf).flatMap((file) => [file, otherLanguage(file)]) : undefined;
let outcomes = await runChecks(checks, readOwnSite(asked));
for (let round = 0; args.includes('--fix') && round < ROUNDS; round += 1) {
  const fixes = fixesByFile(findingsOf(outcomes));
  if (fixes.size === 0) break;
  for (const [file, found] of fixes) {
    writeFileSync(file, applyFixes(readFileSync(file, 'utf8'), found));
    console.log(`${file}: ${found.length} mended`);
  }
  outcomes = await runChecks(checks, readOwnSite(asked));
}
report(outcomes);

/** The files that a name stands for, from the root; a folder stands for those in it. */
function filesOf(name: string): string[] {
  const file = path.relative(process.cwd(), path.resolve(name));
  return statSync(name).isDirectory() ? globSync(`${file}/**/*`) : [file];
}

function report(found: readonly Outcome[]): void {
  const findings = findingsOf(found);
  for (const finding of findings) console.log(formatFinding(finding));
  const blind = asked ? [] : found.filter(({ looked }) => looked === 0);
  for (const { check } of blind) console.log(`${check.name} looked at no ${check.looksAt}`);
  const mendable = findings.filter(({ fix }) => fix).length;
  if (mendable > 0) console.log(`${mendable} of them are mended by: npm run check -- --fix`);
  console.log(`${findings.length} findings. ${summaryOf(found)}`);
  process.exitCode = findings.length + blind.length > 0 ? 1 : 0;
}
