/** Runs in the folder of what is staged, with the changes as its input, and tells what they break. */
import { readFileSync } from 'node:fs';
import { formatFinding } from '../../site/findings/format-finding.ts';
import { fencesAreProven, fewFencesGoUnchecked } from '../fences/fence-checks.ts';
import { errorsAreShown } from '../messages/message-checks.ts';
import { readOwnFacts } from '../own-facts.ts';
import { checkOwnSite } from '../own-site.ts';
import { checks } from '../registry.ts';
import { findingsOf, type Outcome, runChecks } from '../run-checks.ts';
import { navigationFitsSchema } from '../schemas/schema-checks.ts';
import { readSite, type SiteFacts } from '../site-sources.ts';
import { filesOnDisk } from '../source-files.ts';
import { imagesAreThere } from '../structure/images.ts';
import { noDeadLinks } from '../structure/links.ts';
import { languagesHaveTheSameFiles, pagesAreRoutes } from '../structure/mirror.ts';
import { movedPagesLead } from '../structure/moved-pages.ts';
import { imagesAreUsed, pagesAreFound } from '../structure/orphans.ts';
import { textsAreComplete, textsAreUsed } from '../texts/text-checks.ts';
import { textsAreThere } from '../texts/text-keys.ts';
import { affectedFiles, touchedFiles } from './affected-files.ts';
import type { StagedChange } from './staged-changes.ts';
import { unrunExamples } from './unrun-examples.ts';

/** Checks that parse no page: they look at the whole site, since a change in one file breaks another one. */
const OF_THE_WHOLE = [
  ...[languagesHaveTheSameFiles, pagesAreRoutes, movedPagesLead, pagesAreFound, imagesAreUsed],
  ...[navigationFitsSchema, textsAreComplete, textsAreUsed, textsAreThere],
];

/** Checks of what a page shows and leads to, which may be gone though the page did not change. */
const OF_THE_HURT = [noDeadLinks, imagesAreThere, fencesAreProven];

/** Checks that read the fences of all pages; here, of those that a change is about, or that have an unchecked one. */
const OF_FENCES = [errorsAreShown, fewFencesGoUnchecked];

const changes = JSON.parse(readFileSync(0, 'utf8')) as StagedChange[];
const facts = await readOwnFacts().catch(() => undefined);
// Where the dictionary cannot be read, that is what is told, and nothing else.
const outcomes = facts ? await judge(facts) : (await checkOwnSite([])).outcomes;
const findings = [...findingsOf(outcomes), ...unrunExamples(changes)];
for (const finding of findings) console.error(formatFinding(finding));
if (findings.some(({ fix }) => fix)) console.error('Some of it is mended by: npm run check -- --fix');
process.exitCode = findings.length > 0 ? 1 : 0;

async function judge(facts: SiteFacts): Promise<Outcome[]> {
  const files = filesOnDisk(process.cwd());
  const touched = touchedFiles(changes);
  const hurt = affectedFiles(changes, files).filter((file) => !touched.includes(file));
  const site = readSite(files, facts, touched);
  const near = new Set([...touched, ...hurt]);
  const pages = site.pages.filter(({ file, text }) => near.has(file) || text.includes('unchecked='));
  const runs = [
    { checks: OF_THE_WHOLE, site: readSite(files, facts) },
    { checks: OF_THE_HURT, site: readSite(files, facts, hurt) },
    { checks: OF_FENCES, site: { ...site, pages } },
    { checks: checks.filter((check) => ![...OF_THE_WHOLE, ...OF_FENCES].includes(check)), site },
  ];
  return (await Promise.all(runs.map((run) => runChecks(run.checks, run.site)))).flat();
}
