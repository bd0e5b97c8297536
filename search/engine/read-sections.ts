import type { SearchDocument } from '../types';
import { foldWord } from './fold-word';
import { headingAt } from './heading-at';
import { readWords } from './tokenise';

/** A page, or the part of it under one heading. */
export interface Section {
  document: SearchDocument;
  /** Its place among all sections. */
  number: number;
  /** The number of the page's first section, which is the text above all headings. */
  first: number;
  /** The id of its heading; empty for the first one. */
  id: string;
  heading: string;
  /** The headings above, the outermost first. */
  path: string[];
  /** Where its text starts in the page's content, below the heading. */
  start: number;
  end: number;
  /** The heading as one name, then shorter names for it: `output.target` is also `target`. */
  names: string[];
  /** How many smallest words its heading has; the first segment of a dotted name is a namespace, and is none. */
  nameLength: number;
  /** Lines of other pages that tell what stands here. */
  mentions: string[];
}

/** Cuts pages at their headings. */
export function readSections(documents: readonly SearchDocument[]): Section[] {
  const sections: Section[] = [];
  for (const document of documents) {
    const { content, title } = document;
    const toc = document.toc.filter(({ charIndex }) => charIndex >= 0);
    const first = sections.length;
    const endOf = (index: number) => toc[index]?.charIndex ?? content.length;
    sections.push({
      document,
      number: first,
      first,
      id: '',
      heading: title,
      path: [],
      start: 0,
      end: endOf(0),
      names: namesOf(title),
      nameLength: nameLength(title),
      mentions: [],
    });
    for (const [index, { id, depth, charIndex }] of toc.entries()) {
      const text = headingAt(content, charIndex);
      const path = toc
        .slice(0, index)
        .reduce<typeof toc>((above, one) => [...above.filter((other) => other.depth < one.depth), one], []);
      const start = Math.min(charIndex + text.length, endOf(index + 1));
      sections.push({
        document,
        number: sections.length,
        first,
        id,
        heading: text,
        path: path.filter((above) => above.depth < depth).map((above) => headingAt(content, above.charIndex)),
        start,
        end: endOf(index + 1),
        names: namesOf(text),
        nameLength: nameLength(text),
        mentions: [],
      });
    }
  }
  addMentions(sections);
  return sections;
}

/** A text as one name: its letters and digits, folded. */
export function nameOf(text: string): string {
  return foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function namesOf(heading: string): string[] {
  const isDotted = /^[\w-]+(?:\.[\w-]+)+$/.test(heading);
  const rest = isDotted ? [...heading.matchAll(/\./g)].map(({ index }) => nameOf(heading.slice(index))) : [];
  return [nameOf(heading), ...rest];
}

function nameLength(heading: string): number {
  const words = readWords(heading.replace(/^\w+\.(?=\w+(?:\.\w+)*$)/, ''));
  return Math.max(
    1,
    words.reduce((sum, { leaves }) => sum + Math.max(1, leaves.length), 0),
  );
}

function addMentions(sections: readonly Section[]): void {
  const byAddress = new Map(sections.map((section) => [addressOf(section.document.routePath, section.id), section]));
  for (const { document } of sections.filter(({ id }) => id === '')) {
    const prefix = /^\/[a-z]{2}(?=\/)/.exec(document.routePath)?.[0] ?? '';
    for (const [start, to] of document.pointers ?? []) {
      const [path = '', id = ''] = to.split('#');
      const target = byAddress.get(addressOf(prefix + path, id));
      if (target && target.document !== document) target.mentions.push(lineAt(document.content, start));
    }
  }
}

function addressOf(routePath: string, id: string): string {
  return `${routePath.replace(/\/$/, '')}#${id}`;
}

/** The text of a section, without its heading. */
export function textOf({ document, start, end }: Section): string {
  return document.content.slice(start, end);
}

function lineAt(content: string, start: number): string {
  const end = content.indexOf('\n', start);
  return content.slice(start, end < 0 ? content.length : end);
}

/** What a section says itself, and its lines that tell of other places. */
export function splitPointers({ document, start, end }: Section): { own: string; pointers: string } {
  const starts = new Set(document.pointers?.map(([at]) => at).filter((at) => at >= start && at < end));
  const lines = [...starts].sort((one, other) => one - other).map((at) => ({ at, text: lineAt(document.content, at) }));
  let own = '';
  let from = start;
  for (const { at, text } of lines) {
    own += document.content.slice(from, at);
    from = at + text.length;
  }
  return { own: own + document.content.slice(from, end), pointers: lines.map(({ text }) => text).join('\n') };
}
