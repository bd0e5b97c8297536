import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Place } from './locate.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);
const parsed = new Map<string, Root>();

/** Thrown for text that is not valid MDX. */
export class InvalidMdx extends Error implements Place {
  readonly line: number;
  readonly column: number;

  constructor(reason: unknown) {
    const { message, line, column } = reason as Error & Partial<Place>;
    super(message);
    // For an unclosed tag, only the message has the position.
    const [, inWords, columnInWords] = /\((\d+):(\d+)/.exec(message) ?? [];
    this.line = Number(inWords ?? line ?? 1);
    this.column = Number(columnInWords ?? column ?? 1);
  }
}

/** @returns the syntax tree of a page, cached: don't mutate it. @throws InvalidMdx */
export function parsePage(text: string): Root {
  const known = parsed.get(text);
  if (known) return known;
  try {
    const root = parser.parse(text);
    parsed.set(text, root);
    return root;
  } catch (error) {
    throw new InvalidMdx(error);
  }
}
