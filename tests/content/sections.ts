import { visit } from 'unist-util-visit';
import { fencesOf } from './fences.ts';
import { parsePage } from './parse-page.ts';

/** The lines of a section, counted from 1, both included. */
export interface Section {
  from: number;
  to: number;
}

/** The section under the heading with an id, with the smaller sections in it; without an id, the whole page. */
export function sectionOf(page: string, text: string, id?: string): Section | undefined {
  const lines = text.split('\n');
  if (!id) return { from: 1, to: lines.length };
  const headings: { line: number; depth: number }[] = [];
  visit(parsePage(page, text), 'heading', ({ depth, position }) => {
    headings.push({ line: position?.start.line ?? 0, depth });
  });
  const at = headings.findIndex(({ line }) => headingId(lines[line - 1] ?? '') === id);
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
  return { from: heading.line, to: next ? next.line - 1 : lines.length };
}

/** The id that a heading states as `\{#id}`, or else the one that Rspress makes from an English title. */
function headingId(line: string): string {
  const stated = /\\\{#([^}]+)\}\s*$/.exec(line)?.[1];
  const title = line.replace(/^#+/, '').trim().toLowerCase();
  return stated ?? title.replace(/[^\w\s-]/g, '').replace(/\s/g, '-');
}

/** What a section shows: its own lines, and each file that a fence in it embeds. */
export function textsOf(page: string, text: string, { from, to }: Section, read: (path: string) => string): string[] {
  const embedded = fencesOf(page, text).flatMap(({ line, embeds }) =>
    embeds && line >= from && line <= to ? [read(embeds.replace(/^<root>\//, ''))] : [],
  );
  const own = text
    .split('\n')
    .slice(from - 1, to)
    .join('\n');
  return [own, ...embedded];
}
