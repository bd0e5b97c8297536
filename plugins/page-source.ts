import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import type { Root } from 'mdast';
import { parsePage } from '../site/pages/parse-page.ts';
import { brokenSeam } from './seams.ts';

/** What a page says: its text with fragments in place and without frontmatter, and the tree of that text. */
export interface PageSource {
  text: string;
  tree: Root;
}

/** Rspress puts fragments in place with their frontmatter. */
const FRAGMENT_FRONTMATTER = /^---\n(?:\w+:.*\n)+---\n/gm;

/**
 * The source of a page, parsed once for all who ask. They must not change the tree.
 *
 * @throws where Rspress has no text of the page
 */
export function pageSource(page: Pick<PageIndexInfo, '_flattenContent'>): PageSource {
  if (page._flattenContent === undefined) throw brokenSeam('page-text', 'a page has no _flattenContent');
  const text = page._flattenContent.replace(FRAGMENT_FRONTMATTER, '');
  return { text, tree: parsePage(text) };
}

/** The text of a file that a fence embeds; `<root>` is the folder of the project. */
export function readEmbedded(file: string): string {
  return readFileSync(path.resolve(file.replace(/^<root>\//, '')), 'utf8');
}

/** The file that a fence embeds, from what stands after its language. */
export function embeddedFile(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)file="([^"]+)"/.exec(meta ?? '')?.[1];
}
