import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** What a page says: its text with fragments in place and without frontmatter, and the tree of that text. */
export interface PageSource {
  text: string;
  tree: Root;
}

/** Rspress puts fragments in place with their frontmatter. */
const FRAGMENT_FRONTMATTER = /^---\n(?:\w+:.*\n)+---\n/gm;
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
const sources = new WeakMap<object, PageSource>();

/** Reads the source of a page, once for all who ask; they leave the tree as it is. */
export function pageSource(page: Pick<PageIndexInfo, '_flattenContent'>): PageSource {
  const known = sources.get(page);
  if (known) return known;
  const text = (page._flattenContent ?? '').replace(FRAGMENT_FRONTMATTER, '');
  const source = { text, tree: parser.parse(text) };
  sources.set(page, source);
  return source;
}

/** The text of a file that a fence embeds; `<root>` is the folder of the project. */
export function readEmbedded(file: string): string {
  return readFileSync(path.resolve(file.replace(/^<root>\//, '')), 'utf8');
}

/** The file that a fence embeds, by what stands behind its language. */
export function embeddedFile(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)file="([^"]+)"/.exec(meta ?? '')?.[1];
}
