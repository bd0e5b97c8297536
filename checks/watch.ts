// Runs next to the dev server: checks the site at each change, and prints the findings when they differ.
import { existsSync, watch } from 'node:fs';
import { formatFinding } from '../site/findings/finding.ts';
import { checkOwnSite } from './own-site.ts';
import { checks } from './registry.ts';
import { findingsOf } from './run-checks.ts';

const WATCHED = ['docs', 'theme', 'site', 'examples', 'checks'];
/** One save can be several changes to a folder. */
const DEBOUNCE_MS = 150;

let printed: string | undefined;
let isChecking = false;
let hasChanged = false;
let debounce: NodeJS.Timeout | undefined;

for (const folder of WATCHED.filter((name) => existsSync(name)))
  watch(folder, { recursive: true }, () => {
    clearTimeout(debounce);
    debounce = setTimeout(check, DEBOUNCE_MS);
  });
process.on('disconnect', () => process.exit());
void check();

/** Checks again if something changes meanwhile: a half-saved site has findings that nobody needs. */
async function check(): Promise<void> {
  hasChanged = true;
  if (isChecking) return;
  isChecking = true;
  while (hasChanged) {
    hasChanged = false;
    const findings = await findingsNow();
    if (!hasChanged) print(findings);
  }
  isChecking = false;
}

/** Unchanged pages are not parsed again. */
async function findingsNow(): Promise<string[]> {
  try {
    const { outcomes } = await checkOwnSite(checks);
    return findingsOf(outcomes).map(formatFinding);
  } catch (error) {
    return [`the checks could not run: ${String(error)}`];
  }
}

function print(findings: readonly string[]): void {
  const text = findings.join('\n');
  if (text === printed) return;
  console.log(text === '' ? 'Checks: nothing to fix.' : `Checks: ${findings.length} to fix\n${text}`);
  printed = text;
}
