import type { Finding } from '../site/findings/finding.ts';
import type { SiteSources } from './site-sources.ts';

/** One rule about the sources of the site. */
export interface Check {
  name: string;
  /** What `looked` counts, as a plural word. */
  looksAt: string;
  /** Calls `looked` for everything it looks at: a check of the whole site that looked at nothing fails. */
  run(site: SiteSources, looked: (count?: number) => void): Iterable<Finding> | AsyncIterable<Finding>;
}
