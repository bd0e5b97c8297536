/** Edits by file: a replacement within it, its new content, or null to remove it. */
export type Edits = Readonly<Record<string, [from: string, to: string] | string | null>>;

/** Edits by title, by the name of the check that reports them. */
export type Breakages = Readonly<Record<string, Readonly<Record<string, Edits>>>>;
/** The pages that most breakages edit. */
export const enStart = 'docs/en/guide/basic/start.mdx';
export const zhStart = 'docs/zh/guide/basic/start.mdx';
export const enShare = 'docs/en/guide/advanced/share.mdx';
export const zhShare = 'docs/zh/guide/advanced/share.mdx';
export const enMode = 'docs/en/config/lib/mode.mdx';
export const zhMode = 'docs/zh/config/lib/mode.mdx';
export const enFaq = 'docs/en/guide/faq/features.mdx';
export const zhFaq = 'docs/zh/guide/faq/features.mdx';
