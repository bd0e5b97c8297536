import path from 'node:path';
import type { Finding } from '../site/findings/finding.ts';
import type { Check } from './check.ts';
import { readOwnFacts, UnreadableFile } from './own-facts.ts';
import { type Outcome, runChecks } from './run-checks.ts';
import { readSite, type SiteSources } from './site-sources.ts';
import { filesOnDisk } from './source-files.ts';

/** Reads the sources of this site from the working folder. */
export async function readOwnSite(asked?: readonly string[]): Promise<SiteSources> {
  return readSite(filesOnDisk(process.cwd()), await readOwnFacts(), asked);
}

/** What checks found on this site, and in how many files. */
export interface Run {
  outcomes: Outcome[];
  files: number;
}

/** Runs checks on this site. Where its dictionary cannot be read, that is the one finding: labels would all be unknown. */
export async function checkOwnSite(checks: readonly Check[], asked?: readonly string[]): Promise<Run> {
  let site: SiteSources;
  try {
    site = await readOwnSite(asked);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const check = { name: 'needed-files', looksAt: 'needed files', run: () => [] };
    return { outcomes: [{ check, looked: 1, findings: [findingOf(error)] }], files: 1 };
  }
  const outcomes = await runChecks(checks, site);
  return { outcomes, files: site.files.readSoFar().filter(site.isAsked).length };
}

/** A parser tells the place in its words, a module that throws in its stack. */
function findingOf({ file, cause: { message, stack = '' } }: UnreadableFile): Finding {
  const place = new RegExp(`${path.basename(file)}:(\\d+):(\\d+)`).exec(`${message}\n${stack}`);
  const reason = message
    .split('\n')[0]
    ?.replace(/^ParseError: /, '')
    .trim();
  // The parser counts columns from 0.
  const [line, column] = place ? [Number(place[1]), Number(place[2]) + 1] : [1, 1];
  return { file, line, column, what: `it cannot be read: ${reason}`, how: 'mend it: no check can do without' };
}
