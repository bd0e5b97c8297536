import type { Finding } from '../../shared/findings/finding.ts';
import type { Page } from '../../shared/pages/page.ts';
import type { SiteSources } from './site-sources.ts';

type Findings = Iterable<Finding> | AsyncIterable<Finding>;

/** Called by a check for each item it covers; a check that covers none fails a run over the whole site. */
type Looked = (count?: number) => void;

/** A rule about the site's sources. */
export interface Check {
  name: string;
  /** The unit that `looked` counts, in the plural. */
  looksAt: string;
  /** Whether it finds syntax errors, which make the findings of other checks unreliable. */
  isSyntax?: boolean;
  run(site: SiteSources, looked: Looked): Findings;
}

/** A check of anything in the site. */
export function check(name: string, looksAt: string, run: Check['run']): Check {
  return { name, looksAt, run };
}

/** A check of syntax: while it has findings, only those are reported. */
export function syntaxCheck(name: string, looksAt: string, run: Check['run']): Check {
  return { name, looksAt, run, isSyntax: true };
}

/** A check that handles each requested page separately. */
export function pageCheck(
  name: string,
  looksAt: string,
  run: (page: Page, looked: Looked, site: SiteSources) => Iterable<Finding>,
): Check {
  return check(name, looksAt, function* (site, looked) {
    for (const page of site.requestedPages) yield* run(page, looked, site);
  });
}
