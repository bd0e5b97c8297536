import { existsSync, watch } from 'node:fs';
import { formatFinding } from '../site/findings/format-finding.ts';
import { checkOwnSite } from './own-site.ts';
import { checks } from './registry.ts';
import { findingsOf } from './run-checks.ts';

// The process beside the dev server: it looks at the site at each change, and tells what is new.
/** What pages and texts are made of. */
const WATCHED = ['docs', 'theme', 'examples', 'checks', 'deploy'];
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
    const findings = await findingsNow();
    // What was saved meanwhile may have been looked at in part only.
    if (!isAskedAgain) tell(findings);
  }
  isLooking = false;
}

/** Pages that did not change are not parsed again, and the dictionary is read anew. */
async function findingsNow(): Promise<string[]> {
  try {
    const { outcomes } = await checkOwnSite(checks);
    return findingsOf(outcomes).map(formatFinding);
  } catch (error) {
    return [`the checks could not run: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function tell(findings: readonly string[]): void {
  const text = findings.join('\n');
  if (text === told) return;
  console.log(text === '' ? 'Checks: nothing to mend.' : `Checks: ${findings.length} to mend\n${text}`);
  told = text;
}
