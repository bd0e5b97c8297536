import type { Finding } from '../site/findings/finding.ts';
import type { Page } from '../site/pages/page.ts';
import type { SiteSources } from './site-sources.ts';

type Findings = Iterable<Finding> | AsyncIterable<Finding>;

/** A check calls it for everything it looks at: one that looks at nothing fails a run over the whole site. */
type Looked = (count?: number) => void;

/** One rule about the sources of the site. */
export interface Check {
  name: string;
  /** What `looked` counts, in the plural. */
  looksAt: string;
  /** Whether the check finds syntax errors, which make the findings of all other checks unreliable. */
  isSyntax?: boolean;
  run(site: SiteSources, looked: Looked): Findings;
}

export function check(name: string, looksAt: string, run: Check['run']): Check {
  return { name, looksAt, run };
}

export function syntaxCheck(name: string, looksAt: string, run: Check['run']): Check {
  return { name, looksAt, run, isSyntax: true };
}

/** A check of each requested page by itself. */
export function pageCheck(
  name: string,
  looksAt: string,
  run: (page: Page, looked: Looked, site: SiteSources) => Iterable<Finding>,
): Check {
  return check(name, looksAt, function* (site, looked) {
    for (const page of site.requestedPages) yield* run(page, looked, site);
  });
}
