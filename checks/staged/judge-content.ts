/** Runs in the folder of staged files, reads the changes from stdin, and reports what they break. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER } from '../../site/drift/ledger.ts';
import { resultsFolder } from '../../site/examples/places.ts';
import { type Finding, findingIn, formatFinding } from '../../site/findings/finding.ts';
import { langs } from '../../site/languages.ts';
import { cacheKey } from '../example-files/cache-key.ts';
import { verifiedCode } from '../fences/fence-checks.ts';
import { noOrphanPages, noUnusedAssets, sameFiles } from '../files/file-checks.ts';
import { noMissingImages } from '../files/images.ts';
import { validRedirects } from '../files/redirects.ts';
import { noDeadLinks } from '../markdown/links.ts';
import { noUnshownErrors } from '../messages/message-checks.ts';
import { readOwnFacts } from '../own-site.ts';
import { checks } from '../registry.ts';
import { findingsOf, runChecks } from '../run-checks.ts';
import { validNavigation } from '../schemas/schema-checks.ts';
import { inLanguage, readSite } from '../site-sources.ts';
import { filesOnDisk } from '../source-files.ts';
import { noUnusedTexts, validTexts } from '../texts/text-checks.ts';
import type { StagedChange } from './staged-files.ts';

/** Checks that need the whole site, since a change may break files that did not change. */
const SITE_CHECKS = [
  ...[sameFiles, validRedirects, noOrphanPages, noUnusedAssets, validNavigation],
  ...[noDeadLinks, noMissingImages, verifiedCode, noUnshownErrors, validTexts, noUnusedTexts],
];

const changes = JSON.parse(readFileSync(0, 'utf8')) as StagedChange[];
const facts = await readOwnFacts();
const files = filesOnDisk(process.cwd());
const others = checks.filter((check) => !SITE_CHECKS.includes(check));
const outcomes = await Promise.all([
  runChecks(SITE_CHECKS, readSite(files, facts)),
  runChecks(others, readSite(files, facts, touchedFiles())),
]);
const findings = [...findingsOf(outcomes.flat()), ...unrunExamples()];
for (const finding of findings) console.error(formatFinding(finding));
if (findings.some(({ fix }) => fix)) console.error('Some of it can be fixed with: npm run check -- --fix');
process.exitCode = findings.length > 0 ? 1 : 0;

/** The changed files in all languages. Leaves out the spelling dictionary, whose check needs all words. */
function touchedFiles(): string[] {
  const touched = changes.flatMap(({ file }) => langs.map((lang) => inLanguage(file, lang)));
  if (changes.some(({ file }) => file.endsWith('.mdx'))) touched.push(LEDGER);
  return touched.filter((file) => file !== 'checks/words/dictionary.txt');
}

/** Changed examples whose output is outdated. */
function unrunExamples(): Finding[] {
  const names = new Set(changes.flatMap(({ file }) => /^examples\/([^/]+)\//.exec(file)?.[1] ?? []));
  return [...names].flatMap((name) => {
    const spec = `examples/${name}/example.json`;
    const result = path.join(resultsFolder, `${name}.txt`);
    const isProven = existsSync(result) && readFileSync(result, 'utf8') === cacheKey(name);
    const what = 'the staged version of the example was not run';
    return existsSync(spec) && !isProven ? [findingIn(spec, what, `npm run examples -- ${name} --update`)] : [];
  });
}
