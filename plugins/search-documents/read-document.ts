import type { DocumentHeading, SearchDocument } from '../../search/types.ts';
import type { Block } from './read-blocks.ts';

export interface Page {
  routePath: string;
  title: string;
  /** The headings below the title, as Rspress found them. */
  toc: readonly { id: string; text: string; depth: number }[];
  description?: string;
  keywords?: string[];
}

const BETWEEN = '\n\n';

/**
 * Makes the search document of a page.
 *
 * @param kind whether its content is what the page says, or the code that it shows; both have the headings
 */
export function readDocument(page: Page, blocks: readonly Block[], kind: 'text' | 'code'): SearchDocument {
  const toc: DocumentHeading[] = [];
  let content = '';
  let at = 0;
  for (const block of blocks) {
    const isHeading = block.kind === 'heading';
    if (!isHeading && block.kind !== kind) continue;
    const charIndex = content === '' ? 0 : content.length + BETWEEN.length;
    content = content === '' ? block.text : content + BETWEEN + block.text;
    if (!isHeading) continue;
    const found = page.toc.findIndex(({ text }, index) => index >= at && sameText(text, block.text));
    const heading = page.toc[found];
    if (!heading) continue;
    at = found + 1;
    toc.push({ id: heading.id, depth: heading.depth, charIndex });
  }
  const { title, routePath, description, keywords } = page;
  const document: SearchDocument = { id: routePath, title, content, toc, routePath, domain: domainOf(routePath) };
  if (kind === 'text' && description) document.description = description;
  if (kind === 'text' && keywords) document.keywords = keywords;
  return document;
}

/** Rspress's list of headings lacks backticks, asterisks and some spaces. */
function sameText(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/[\s`*_\\]/g, '');
  return bare(one) === bare(other);
}

/** The first folder of an address without its language. */
function domainOf(routePath: string): string {
  return /^(?:\/[a-z]{2})?\/(guide|config)\//.exec(routePath)?.[1] ?? '';
}
