import type { SiteFacts } from '../../../checks/site-sources.ts';

/** A way to break the small site, and the findings of a check that report it. */
export interface Breakage {
  /** Files with a part to replace, with other content, or null to remove them. */
  edits?: Readonly<Record<string, [from: string, to: string] | string | null>>;
  known?: Partial<SiteFacts>;
  reports: readonly string[];
}

/** Ways to break the small site by the name of the check that reports them, each with a title. */
export type Breakages = Readonly<Record<string, Readonly<Record<string, Breakage>>>>;
/** The pages that most rows break. */
export const enStart = 'docs/en/guide/basic/start.mdx';
export const zhStart = 'docs/zh/guide/basic/start.mdx';
export const enShare = 'docs/en/guide/advanced/share.mdx';
export const zhShare = 'docs/zh/guide/advanced/share.mdx';
export const enMode = 'docs/en/config/lib/mode.mdx';
export const zhMode = 'docs/zh/config/lib/mode.mdx';
export const enFaq = 'docs/en/guide/faq/features.mdx';
export const zhFaq = 'docs/zh/guide/faq/features.mdx';
