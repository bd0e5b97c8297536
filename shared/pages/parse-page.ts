import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

// The syntax of pages: what Rspress's documentation promises, and frontmatter.
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(remarkMdx)
  .freeze();

const parsed = new Map<string, Root>();

/** @returns the syntax tree of a page, cached: don't mutate it. @throws a `VFileMessage` for text that is not valid MDX */
export function parsePage(text: string): Root {
  const root = parsed.get(text) ?? parser.parse(text);
  parsed.set(text, root);
  return root;
}

/** @returns the syntax tree of a file, to mutate. @throws a `VFileMessage` for text that is not valid MDX */
export function parseFile(file: Parameters<typeof parser.parse>[0]): Root {
  return parser.parse(file);
}

/** @returns the tree of a text that `parsePage` has parsed, to mutate: it is no longer cached */
export function takeParsed(text: string): Root | undefined {
  const root = parsed.get(text);
  parsed.delete(text);
  return root;
}
