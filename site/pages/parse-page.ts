import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);
const parsed = new Map<string, Root>();

/** @returns the syntax tree of a page, cached: don't mutate it. @throws a `VFileMessage` for text that is not valid MDX */
export function parsePage(text: string): Root {
  const root = parsed.get(text) ?? parser.parse(text);
  parsed.set(text, root);
  return root;
}
