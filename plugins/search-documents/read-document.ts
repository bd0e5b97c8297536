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

/** Between blocks of a document's content. */
const BETWEEN = '\n\n';

/**
 * Makes the search document of a page.
 *
 * @param blocks the page's texts; a heading of the page's list of headings is one of them
 * @param kind `text` for the document of what a page says, `code` for that of the code it shows
 */
export function readDocument(page: Page, blocks: readonly Block[], kind: 'text' | 'code'): SearchDocument {
  const toc: DocumentHeading[] = [];
  const pointers: NonNullable<SearchDocument['pointers']> = [];
  let content = '';
  let at = 0;
  for (const block of blocks) {
    const isHeading = block.kind === 'heading';
    if (!isHeading && block.kind !== kind) continue;
    const charIndex = content === '' ? 0 : content.length + BETWEEN.length;
    content = content === '' ? block.text : content + BETWEEN + block.text;
    for (const { start, to } of block.pointers ?? []) pointers.push([charIndex + start, to]);
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
  if (pointers.length > 0) document.pointers = pointers;
  return document;
}

/** Rspress's list of headings has lost the marks of code and emphasis, and some spaces. */
function sameText(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/[\s`*_\\]/g, '');
  return bare(one) === bare(other);
}

/** The first folder of an address, behind its language. */
function domainOf(routePath: string): string {
  return /^(?:\/[a-z]{2})?\/(guide|config)\//.exec(routePath)?.[1] ?? '';
}
