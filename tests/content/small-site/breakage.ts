import type { SiteFacts } from '../../../checks/site-sources.ts';

/** A way to break the small site, and what the check then tells. */
export interface Breakage {
  check: string;
  title: string;
  /** Files with a part to replace, with a text of their own, or null to leave out. */
  edits: Readonly<Record<string, [from: string, to: string] | string | null>>;
  known?: Partial<SiteFacts>;
  tells: readonly string[];
}
