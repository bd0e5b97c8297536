import { headingsOf } from '../pages/headings.ts';
import type { Page } from '../pages/page.ts';
import { parsePage } from '../pages/parse-page.ts';
import { type Part, partsOf } from '../pages/parts.ts';
import { hashOf } from './normal-form.ts';

/** A part of a page, by what it says. */
export interface Section extends Pick<Part, 'id' | 'line'> {
  hash: string;
}

/** The sections of a page's source. */
export function readSections(text: string): Map<string, Section> {
  const root = parsePage(text);
  return sectionsOf({ root, headings: headingsOf(root, text) });
}

/** The sections of a page by their ids, in order. */
export function sectionsOf(page: Pick<Page, 'root' | 'headings'>): Map<string, Section> {
  return new Map(partsOf(page).map(({ id, line, nodes }) => [id, { id, line, hash: hashOf(nodes) }]));
}
