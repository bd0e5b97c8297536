import { SECTION_BREAK, type SearchDocument } from '../../search/types.ts';
import type { Block } from './read-blocks.ts';

/** The facts about a page that its search document contains. */
export interface Page {
  routePath: string;
  title: string;
  /** The headings below the title, as Rspress lists them. */
  toc: readonly { id: string; text: string; depth: number }[];
  description?: string;
  keywords?: string[];
}

/**
 * Creates the search document of a page.
 *
 * @param kind whether its content is the text or the code of the page; both include the headings
 */
export function readDocument(page: Page, blocks: readonly Block[], kind: 'text' | 'code'): SearchDocument {
  const toc: SearchDocument['toc'] = [];
  const sections: string[][] = [[]];
  let at = 0;
  for (const block of blocks) {
    const isHeading = block.kind === 'heading';
    if (!isHeading && block.kind !== kind) continue;
    const found = isHeading ? page.toc.findIndex(({ text }, index) => index >= at && sameText(text, block.text)) : -1;
    const heading = page.toc[found];
    // The last section links to other pages and answers nothing itself.
    if (heading && /^(?:next|related)$/.test(heading.id)) break;
    if (heading) {
      at = found + 1;
      toc.push({ id: heading.id, depth: heading.depth });
      sections.push([]);
    }
    sections.at(-1)?.push(block.text);
  }
  const content = sections.map((texts) => texts.join('\n\n')).join(SECTION_BREAK);
  const { title, routePath, description, keywords } = page;
  const document: SearchDocument = { id: routePath, title, content, toc, routePath, domain: domainOf(routePath) };
  if (kind === 'text' && description) document.description = description;
  if (kind === 'text' && keywords) document.keywords = keywords;
  return document;
}

/** Rspress's heading texts lack backticks, asterisks and some spaces. */
function sameText(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/[\s`*_\\]/g, '');
  return bare(one) === bare(other);
}

/** The top-level folder of a path without its language. */
function domainOf(routePath: string): string {
  return /^(?:\/[a-z]{2})?\/(guide|config)\//.exec(routePath)?.[1] ?? '';
}
