/** Runs in the folder of the staged files, with the changes as its input, and reports what they break. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resultsFolder } from '../../site/examples/places.ts';
import { type Finding, findingIn, formatFinding } from '../../site/findings/finding.ts';
import { cacheKey } from '../example-files/cache-key.ts';
import { verifiedCode } from '../fences/fence-checks.ts';
import { listedRoutes, noOrphanPages, noUnusedAssets, sameFiles } from '../files/file-checks.ts';
import { noMissingImages } from '../files/images.ts';
import { validRedirects } from '../files/redirects.ts';
import { noDeadLinks } from '../markdown/links.ts';
import { noUnshownErrors } from '../messages/message-checks.ts';
import { readOwnFacts } from '../own-site.ts';
import { checks } from '../registry.ts';
import { findingsOf, runChecks } from '../run-checks.ts';
import { validNavigation } from '../schemas/schema-checks.ts';
import { readSite } from '../site-sources.ts';
import { filesOnDisk } from '../source-files.ts';
import { noUnusedTexts, validTexts } from '../texts/text-checks.ts';
import { affectedFiles, touchedFiles } from './affected-files.ts';
import type { StagedChange } from './staged-files.ts';

/** Checks that parse no page, so that they can look at the whole site. */
const SITE_CHECKS = [
  ...[sameFiles, listedRoutes, validRedirects, noOrphanPages, noUnusedAssets, validNavigation],
  ...[validTexts, noUnusedTexts],
];

/** Checks of what a page embeds and links to, which may be gone though the page did not change. */
const REFERENCE_CHECKS = [noDeadLinks, noMissingImages, verifiedCode];

const changes = JSON.parse(readFileSync(0, 'utf8')) as StagedChange[];
const facts = await readOwnFacts();
const files = filesOnDisk(process.cwd());
const touched = touchedFiles(changes);
const affected = affectedFiles(changes, files).filter((file) => !touched.includes(file));
const site = readSite(files, facts, touched);
const near = new Set([...touched, ...affected]);
const outcomes = await Promise.all([
  runChecks(SITE_CHECKS, readSite(files, facts)),
  runChecks(REFERENCE_CHECKS, readSite(files, facts, affected)),
  runChecks([noUnshownErrors], { ...site, pages: site.pages.filter(({ file }) => near.has(file)) }),
  runChecks(
    checks.filter((check) => check !== noUnshownErrors && !SITE_CHECKS.includes(check)),
    site,
  ),
]);
const findings = [...findingsOf(outcomes.flat()), ...unrunExamples(changes)];
for (const finding of findings) console.error(formatFinding(finding));
if (findings.some(({ fix }) => fix)) console.error('Some of it is fixed by: npm run check -- --fix');
process.exitCode = findings.length > 0 ? 1 : 0;

/** Changed examples whose output is not up to date. */
export function unrunExamples(changes: readonly StagedChange[]): Finding[] {
  const names = new Set(changes.flatMap(({ file }) => /^examples\/([^/]+)\//.exec(file)?.[1] ?? []));
  return [...names].flatMap((name) => {
    const spec = `examples/${name}/example.json`;
    const result = path.join(resultsFolder, `${name}.txt`);
    const isProven = existsSync(result) && readFileSync(result, 'utf8') === cacheKey(name);
    const what = 'the example was not run as it is staged';
    return existsSync(spec) && !isProven ? [findingIn(spec, what, `npm run examples -- ${name} --update`)] : [];
  });
}
