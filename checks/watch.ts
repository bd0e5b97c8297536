import { existsSync, watch } from 'node:fs';
import { createJiti } from 'jiti';
import { formatFinding } from './findings.ts';
import type { ownFacts } from './own-facts.ts';
import { checks } from './registry.ts';
import { findingsOf, runChecks } from './run-checks.ts';
import { readSite } from './site-sources.ts';
import { filesOnDisk } from './source-files.ts';

// The process beside the dev server: it looks at the site at each change, and tells what is new.
const jiti = createJiti(import.meta.url, { moduleCache: false });
/** What pages and texts are made of. */
const WATCHED = ['docs', 'theme', 'examples', 'checks'];
/** One save can be several changes to a folder. */
const PAUSE_MS = 150;

let told: string | undefined;
let isLooking = false;
let isAskedAgain = false;

let pause: NodeJS.Timeout | undefined;
for (const folder of WATCHED.filter((name) => existsSync(name)))
  watch(folder, { recursive: true }, () => {
    clearTimeout(pause);
    pause = setTimeout(lookSoon, PAUSE_MS);
  });
process.on('disconnect', () => process.exit());
lookSoon();

function lookSoon(): void {
  isAskedAgain = true;
  if (!isLooking) void look();
}

async function look(): Promise<void> {
  isLooking = true;
  while (isAskedAgain) {
    isAskedAgain = false;
    try {
      tell(await findingsNow());
    } catch (error) {
      tell([`the checks could not run: ${error instanceof Error ? error.message : String(error)}`]);
    }
  }
  isLooking = false;
}

/** Pages that did not change are not parsed again, and the dictionary is read anew. */
async function findingsNow(): Promise<string[]> {
  const facts = await jiti.import<{ ownFacts: typeof ownFacts }>('./own-facts.ts');
  const outcomes = await runChecks(checks, readSite(filesOnDisk(process.cwd()), facts.ownFacts));
  return findingsOf(outcomes).map(formatFinding);
}

function tell(findings: readonly string[]): void {
  const text = findings.join('\n');
  if (text === told) return;
  console.log(text === '' ? 'Checks: nothing to mend.' : `Checks: ${findings.length} to mend\n${text}`);
  told = text;
}
