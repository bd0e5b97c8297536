import type { Page } from './page.ts';

/** The first and the last line of a section, from 1. */
export interface Section {
  from: number;
  to: number;
}

/** The section of a heading with its subsections; without an id, the whole page. */
export function sectionOf({ text, headings }: Page, id?: string): Section | undefined {
  const last = text.split('\n').length;
  if (!id) return { from: 1, to: last };
  const at = headings.findIndex((heading) => heading.id === id);
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
  return { from: heading.line, to: next ? next.line - 1 : last };
}

/** What a section shows: its own lines, and the files that its fences embed. */
export function textsOf({ text, fences }: Page, { from, to }: Section, read: (file: string) => string): string[] {
  const embedded = fences.flatMap(({ line, embeds }) =>
    embeds && line >= from && line <= to ? [read(embeds.replace(/^<root>\//, ''))] : [],
  );
  const own = text
    .split('\n')
    .slice(from - 1, to)
    .join('\n');
  return [own, ...embedded];
}
