/** Tells what to mend: `npm run check -- [files and pages…] [--fix]`. */
import { writeFileSync } from 'node:fs';
import { formatFinding } from '../site/findings/format-finding.ts';
import { HELP } from '../site/help.ts';
import { applyFixes, fixesByFile } from './apply-fixes.ts';
import { askedFiles } from './asked-files.ts';
import { checkOwnSite, type Run } from './own-site.ts';
import { checks } from './registry.ts';
import { blindOf, detailsOf, lastLineOf } from './report.ts';
import { findingsOf } from './run-checks.ts';
import { filesOnDisk } from './source-files.ts';

/** How often fixes are made and looked at again: one fix may bring to light what another one mends. */
const ROUNDS = 4;

const USAGE = 'usage: npm run check -- [files and pages…] [--fix], such as npm run check -- config/lib/dts';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const isFixing = args.includes('--fix');
const asked = askedFiles(names);
const unknown = [
  ...args.filter((arg) => arg.startsWith('-') && arg !== '--fix').map((arg) => `there is no option ${arg}`),
  ...asked.unknown,
];
if (args.some((arg) => HELP.includes(arg))) {
  console.log(USAGE);
} else if (unknown.length > 0) {
  console.error([...unknown, USAGE].join('\n'));
  process.exitCode = 2;
} else {
  try {
    report(await checkAndFix(names.length > 0 ? asked.files : undefined));
  } catch (error) {
    console.error(`the checks could not run: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
}

async function checkAndFix(files?: readonly string[]): Promise<Run> {
  let run = await checkOwnSite(checks, files);
  for (let round = 0; isFixing && round < ROUNDS; round += 1) {
    const fixes = fixesByFile(findingsOf(run.outcomes));
    if (fixes.size === 0) break;
    const onDisk = filesOnDisk(process.cwd());
    for (const [file, found] of fixes) {
      writeFileSync(file, applyFixes(onDisk.read(file) ?? '', found));
      console.log(`${file}: ${found.length} mended`);
    }
    run = await checkOwnSite(checks, files);
  }
  return run;
}

/** Of the whole site also how much each check looked at; the last line is what counts. */
function report({ outcomes, files }: Run): void {
  const isWhole = names.length === 0;
  if (isWhole) console.log(`${detailsOf(outcomes).join('\n')}\n`);
  const findings = findingsOf(outcomes);
  for (const finding of findings) console.log(formatFinding(finding));
  const blind = isWhole ? blindOf(outcomes) : [];
  for (const { check } of blind) console.log(`${check.name} looked at no ${check.looksAt}`);
  const mendable = findings.filter(({ fix }) => fix).length;
  const which = findings.length === 1 ? 'it' : `${mendable} of them`;
  if (mendable > 0) console.log(`npm run check -- --fix mends ${which}`);
  console.log(lastLineOf(outcomes, files));
  process.exitCode = findings.length + blind.length > 0 ? 1 : 0;
}
