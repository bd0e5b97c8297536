import type { SiteFacts } from '../../../checks/site-sources.ts';

/** A way to break the small site, and the findings of a check that report it. */
export interface Breakage {
  check: string;
  title: string;
  /** Files with a part to replace, with other content, or null to remove them. */
  edits: Readonly<Record<string, [from: string, to: string] | string | null>>;
  known?: Partial<SiteFacts>;
  reports: readonly string[];
}
