import type { Check, Finding } from './check.ts';
import { readOwnFacts, TEXTS_FILE } from './own-facts.ts';
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
    const unread = { name: 'texts', looksAt: 'texts', run: () => [] };
    return { outcomes: [{ check: unread, looked: 1, findings: [unreadableTexts(error)] }], files: 1 };
  }
  const outcomes = await runChecks(checks, site);
  return { outcomes, files: site.files.readSoFar().filter(site.isAsked).length };
}

/** The parser tells the place in its words, a module that throws in its stack. */
function unreadableTexts(error: unknown): Finding {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, line = '1', column = '0'] = /texts\.ts:(\d+):(\d+)/.exec(`${message}\n${stack}`) ?? [];
  const reason = message
    .split('\n')[0]
    ?.replace(/^ParseError: /, '')
    .trim();
  const what = `the dictionary cannot be read: ${reason}`;
  // The parser counts columns from 0.
  return { file: TEXTS_FILE, line: Number(line), column: Number(column) + 1, what, how: 'mend its syntax' };
}
