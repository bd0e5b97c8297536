// Runs next to the dev server: checks the site after each change, and prints the findings if they have changed.
import { type FSWatcher, watch } from 'node:fs';
import { globSync } from 'tinyglobby';
import { formatFinding } from '../../shared/findings/finding.ts';
import { readOwnSite } from './own-site.ts';
import { checks } from './registry.ts';
import { findingsOf, runChecks } from './run-checks.ts';

const WATCHED = ['docs', 'components', 'theme', 'shared', 'examples', 'writing'].map((name) => `${name}/**`);
/** A single save can cause several change events. */
const DEBOUNCE_MS = 150;

let printed: string | undefined;
let isChecking = false;
let hasChanged = false;
let debounce: NodeJS.Timeout | undefined;
let watchers: FSWatcher[] = [];

process.on('disconnect', () => process.exit());
void check();

/** Watches each folder by itself: on Linux, a recursive watcher of Node.js 20 loses files that are replaced. */
function watchFolders(): void {
  for (const watcher of watchers) watcher.close();
  watchers = globSync(WATCHED, { onlyDirectories: true, ignore: ['**/node_modules/**'] }).map((folder) =>
    watch(folder, () => {
      clearTimeout(debounce);
      debounce = setTimeout(check, DEBOUNCE_MS);
    }),
  );
}

/** Checks again if something changes meanwhile, since findings of a half-saved site are useless. */
async function check(): Promise<void> {
  hasChanged = true;
  if (isChecking) return;
  isChecking = true;
  while (hasChanged) {
    hasChanged = false;
    watchFolders();
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
