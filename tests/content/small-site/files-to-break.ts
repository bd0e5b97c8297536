/** The pages that most rows break. */
export const enStart = 'docs/en/guide/basic/start.mdx';
export const zhStart = 'docs/zh/guide/basic/start.mdx';
export const enShare = 'docs/en/guide/advanced/share.mdx';
export const zhShare = 'docs/zh/guide/advanced/share.mdx';
export const enMode = 'docs/en/config/lib/mode.mdx';
export const zhMode = 'docs/zh/config/lib/mode.mdx';
export const enFaq = 'docs/en/guide/faq/features.mdx';
export const zhFaq = 'docs/zh/guide/faq/features.mdx';
