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
  /** Keywords of sections, by the ids of their headings. */
  sectionKeywords?: Record<string, string[]>;
}

/** A phrase on one page under which it refers to a section of another. */
export interface Reference {
  text: string;
  /** The path with the language, and the hash. */
  to: string;
}

/** A section of a page with its blocks; the first one has no heading. */
interface PageSection {
  heading?: { id: string; depth: number };
  blocks: Block[];
}

/**
 * Creates the search document of a page.
 *
 * @param kind whether its content is the text or the code of the page; both include the headings
 */
export function readDocument(page: Page, blocks: readonly Block[], kind: 'text' | 'code'): SearchDocument {
  const sections = sectionsOf(page, blocks).filter((section) => signpostOf(section) === undefined);
  const content = sections
    .map(({ blocks }) => blocks.filter((block) => block.kind === 'heading' || block.kind === kind))
    .map((some) => some.map(({ text }) => text).join('\n\n'))
    .join(SECTION_BREAK);
  const { title, routePath, description, keywords, sectionKeywords = {} } = page;
  const toc = sections.flatMap(({ heading }) => {
    const words = heading && kind === 'text' ? sectionKeywords[heading.id] : undefined;
    return heading ? [{ ...heading, ...(words && { keywords: words }) }] : [];
  });
  const document: SearchDocument = { id: routePath, title, content, toc, routePath, domain: domainOf(routePath) };
  if (kind === 'text' && description) document.description = description;
  if (kind === 'text' && keywords) document.keywords = keywords;
  return document;
}

/** What a page says about sections elsewhere: its signposts, and the rows of tables that list where to read on. */
export function readReferences(page: Page, blocks: readonly Block[]): Reference[] {
  const prefix = /^\/[a-z]{2}(?=\/)/.exec(page.routePath)?.[0] ?? '';
  const resolve = (to: string) => (to.startsWith('#') ? page.routePath : prefix) + to;
  return sectionsOf(page, blocks).flatMap((section) => {
    const signpost = signpostOf(section);
    if (signpost) return [{ text: signpost.text, to: resolve(signpost.to) }];
    return section.blocks.flatMap(({ rows = [] }) => rows.map(({ text, to }) => ({ text, to: resolve(to) })));
  });
}

/** Adds each reference to the document that it leads to. */
export function addReferences(documents: readonly SearchDocument[], references: readonly Reference[]): void {
  for (const { text, to } of references) {
    const [path = '', id = ''] = to.split('#');
    const document = documents.find(({ routePath }) => routePath === path);
    const section = id === '' ? document : document?.toc.find((heading) => heading.id === id);
    if (section) section.references = [...(section.references ?? []), text];
  }
}

function sectionsOf(page: Page, blocks: readonly Block[]): PageSection[] {
  const sections: PageSection[] = [{ blocks: [] }];
  let at = 0;
  for (const block of blocks) {
    const found =
      block.kind === 'heading'
        ? page.toc.findIndex(({ text }, index) => index >= at && sameText(text, block.text))
        : -1;
    const heading = page.toc[found];
    // The last section links to other pages and answers nothing itself.
    if (heading && /^(?:next|related)$/.test(heading.id)) break;
    if (heading) {
      at = found + 1;
      sections.push({ heading: { id: heading.id, depth: heading.depth }, blocks: [] });
    }
    sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/**
 * A section of one paragraph that leads to the section or page of the same name, where its subject moved. It would only
 * be in the way of that section, so its text counts there.
 */
function signpostOf({ heading, blocks }: PageSection): { text: string; to: string } | undefined {
  const [paragraph, ...others] = blocks.filter(({ kind }) => kind === 'text');
  if (!heading || !paragraph || others.length > 0) return undefined;
  const to = paragraph.links?.find((link) => /[^/#]*$/.exec(link)?.[0] === heading.id);
  const name = blocks.find(({ kind }) => kind === 'heading')?.text;
  return to === undefined ? undefined : { text: `${name} \u00b7 ${paragraph.text}`, to };
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
