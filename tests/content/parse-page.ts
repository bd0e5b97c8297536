import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);
const parsed = new Map<string, Root>();

/** The syntax tree of a page, which callers share and leave as it is; an error names the file, the line and the mend. */
export function parsePage(page: string, text: string): Root {
  try {
    const root = parsed.get(text) ?? parser.parse(text);
    parsed.set(text, root);
    return root;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${page}:${/\((\d+):\d+/.exec(message)?.[1] ?? 1} — ${message} — mend the MDX`);
  }
}
