// Runs next to the dev server: checks the site after each change, and prints the findings if they have changed.
import { existsSync, watch } from 'node:fs';
import { formatFinding } from '../site/findings/finding.ts';
import { readOwnSite } from './own-site.ts';
import { checks } from './registry.ts';
import { findingsOf, runChecks } from './run-checks.ts';

const WATCHED = ['docs', 'theme', 'site', 'examples', 'checks'];
/** A single save can cause several change events. */
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

/** Checks again if something changes meanwhile, since findings of a half-saved site are useless. */
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

async function findingsNow(): Promise<string[]> {
  try {
    return findingsOf(await runChecks(checks, await readOwnSite())).map(formatFinding);
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
