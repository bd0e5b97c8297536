import type { Finding } from '../site/findings/finding.ts';
import type { SiteSources } from './site-sources.ts';

/** One rule about the sources of the site. */
export interface Check {
  name: string;
  /** What `looked` counts, in the plural. */
  looksAt: string;
  /** Whether the check finds syntax errors, which make the findings of all other checks unreliable. */
  isSyntax?: boolean;
  /** Calls `looked` for everything it looks at: a check that looks at nothing fails a run over the whole site. */
  run(site: SiteSources, looked: (count?: number) => void): Iterable<Finding> | AsyncIterable<Finding>;
}
