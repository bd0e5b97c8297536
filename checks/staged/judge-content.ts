/** Runs in the folder of staged files, reads the changes from stdin, and reports what they break. */
import { existsSync, readFileSync } from 'node:fs';
import { LEDGER } from '../../site/drift/ledger.ts';
import { type Finding, findingIn, formatFinding } from '../../site/findings/finding.ts';
import { langs } from '../../site/languages.ts';
import { passedLines, passLine } from '../example-files/passed.ts';
import { readOwnFacts } from '../own-site.ts';
import { checks } from '../registry.ts';
import { findingsOf, runChecks } from '../run-checks.ts';
import { inLanguage, readSite } from '../site-sources.ts';
import { filesOnDisk } from '../source-files.ts';
import type { StagedChange } from './staged-files.ts';

const changes = JSON.parse(readFileSync(0, 'utf8')) as StagedChange[];
const facts = await readOwnFacts();
const files = filesOnDisk(process.cwd());
const siteChecks = checks.filter(({ isSiteWide }) => isSiteWide);
const others = checks.filter(({ isSiteWide }) => !isSiteWide);
const outcomes = await Promise.all([
  runChecks(siteChecks, readSite(files, facts)),
  runChecks(others, readSite(files, facts, touchedFiles())),
]);
const findings = [...findingsOf(outcomes.flat()), ...unrunExamples()];
for (const finding of findings) console.error(formatFinding(finding));
if (findings.some(({ fix }) => fix)) console.error('Some of it can be fixed with: npm run check -- --fix');
process.exitCode = findings.length > 0 ? 1 : 0;

/** The changed files in all languages. */
function touchedFiles(): string[] {
  const touched = changes.flatMap(({ file }) => langs.map((lang) => inLanguage(file, lang)));
  if (changes.some(({ file }) => file.endsWith('.mdx'))) touched.push(LEDGER);
  return touched;
}

/** Changed examples that have not passed as they are staged. */
function unrunExamples(): Finding[] {
  const names = new Set(changes.flatMap(({ file }) => /^examples\/([^/]+)\//.exec(file)?.[1] ?? []));
  return [...names].flatMap((name) => {
    const spec = `examples/${name}/example.json`;
    const what = 'the staged record does not say that the staged version of the example has passed';
    const remedy = `npm run examples -- ${name} --update, and stage tests/examples/passed/ too`;
    return existsSync(spec) && !passedLines().includes(passLine(name)) ? [findingIn(spec, what, remedy)] : [];
  });
}
