import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import type { Root } from 'mdast';
import { parsePage } from '../site/pages/parse-page.ts';
import { brokenSeam } from './seams.ts';

/** A page's source with fragments inlined and without frontmatter, and its syntax tree. */
export interface PageSource {
  text: string;
  tree: Root;
}

/** Rspress inlines fragments with their frontmatter. */
const FRAGMENT_FRONTMATTER = /^---\n(?:\w+:.*\n)+---\n/gm;

/**
 * The source of a page, parsed once and shared: don't mutate the tree.
 *
 * @throws if Rspress's data lacks the text
 */
export function pageSource(page: Pick<PageIndexInfo, '_flattenContent'>): PageSource {
  if (page._flattenContent === undefined) throw brokenSeam('page-text', 'a page has no _flattenContent');
  const text = page._flattenContent.replace(FRAGMENT_FRONTMATTER, '');
  return { text, tree: parsePage(text) };
}

/** The content of an embedded file; `<root>` is the project folder. */
export function readEmbedded(file: string): string {
  return readFileSync(path.resolve(file.replace(/^<root>\//, '')), 'utf8');
}

/** The file that a fence embeds, read from the fence's meta. */
export function embeddedFile(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)file="([^"]+)"/.exec(meta ?? '')?.[1];
}
