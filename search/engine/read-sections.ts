import { SUBJECTS } from '../dictionary/stop-words';
import { SECTION_BREAK, type SearchDocument } from '../types';
import type { FullTextIndex, IndexedText } from './full-text-index';
import { nameOf } from './tokenize';

/** The searchable fields of a section. */
export const FIELDS = ['title', 'heading', 'lead', 'body', 'keyword', 'reference'] as const;
export const [TITLE, HEADING, LEAD, BODY, KEYWORD, REFERENCE] = [0, 1, 2, 3, 4, 5] as const;

/** A page's introduction, or the text under one heading. */
export interface Section {
  document: SearchDocument;
  /** Its index among all sections. */
  number: number;
  /** The index of the page's first section, which is the text above all headings. */
  first: number;
  /** The heading's id; empty for the first section. */
  id: string;
  heading: IndexedText;
  /** The page's title and the parent headings, one per line. */
  above: IndexedText;
  body: IndexedText;
  /** The body with its line breaks. */
  lines: string;
  /** The page's description; empty except in the first section. */
  description: IndexedText;
  keywords: IndexedText[];
  /** What other pages say where they refer to it. */
  references: IndexedText[];
  /** The keywords, and their parts between commas, as names. */
  aliases: ReadonlySet<string>;
  /** Terms of the page's title that a query has to name. */
  subjects: string[];
  /** The heading as one name, then its dotted suffixes: `output.target` is also `target`. */
  names: string[];
}

/** The headings of a page with their texts, which are part of its content. */
export function headingsOf({ content, toc }: SearchDocument): (SearchDocument['toc'][number] & { text: string })[] {
  const [, ...sections] = content.split(SECTION_BREAK);
  return toc.map((heading, at) => ({ ...heading, text: sections[at]?.split('\n', 1)[0] ?? '' }));
}

/** Splits pages at their headings and indexes all fields of all sections. */
export function indexSections(documents: readonly SearchDocument[], index: FullTextIndex): Section[] {
  const sections: Section[] = [];
  // A row of a table of messages counts for the section that it leads to, which shall come before the table.
  const referred = new Set(
    documents.flatMap(({ references = [], toc }) => [
      ...references,
      ...toc.flatMap(({ references = [] }) => references),
    ]),
  );
  const ownLines = (text: string) =>
    text
      .split('\n')
      .filter((line) => !referred.has(line))
      .join('\n');
  for (const document of documents) {
    const { content, title, description = '', routePath } = document;
    const first = sections.length;
    const headings = headingsOf(document);
    const contents = content.split(SECTION_BREAK);
    const subjects = index.read(title).tokens.flatMap(({ term }) => (SUBJECTS.has(term) ? [term] : []));
    const { references, keywords: own = [] } = document;
    // A page is found by the keywords of its sections too; ranking then prefers the section.
    const all = [...own, ...headings.flatMap((heading) => heading.keywords ?? [])];
    const read = new Map(all.map((keyword) => [keyword, index.read(keyword)]));
    const top = { id: '', depth: 1, text: title, references, keywords: all };
    for (const [at, { id, depth, text, references = [], keywords = [] }] of [top, ...headings].entries()) {
      const number = sections.length;
      const isFirst = at === 0;
      const path = headings
        .slice(0, Math.max(0, at - 1))
        .filter((one, index, before) => before.slice(index).every((later) => later.depth >= one.depth))
        .filter((one, index, above) => one.depth < depth && one.depth !== above[index + 1]?.depth);
      const raw = ownLines((contents[at] ?? '').slice(isFirst ? 0 : text.length)).trim();
      const section: Section = {
        document,
        number,
        first,
        id,
        heading: index.read(text),
        above: index.read([title, ...path.map((one) => one.text)].join('\n')),
        lines: raw,
        body: index.read(raw.replace(/\s+/g, ' ')),
        description: index.read(isFirst ? description : ''),
        keywords: keywords.flatMap((keyword) => read.get(keyword) ?? []),
        references: references.map((reference) => index.read(reference)),
        aliases: new Set(
          (isFirst ? own : keywords).flatMap((keyword) => [keyword, ...keyword.split(', ')]).map(nameOf),
        ),
        subjects,
        names: namesOf(text),
      };
      sections.push(section);
      const add = (field: number, texts: readonly IndexedText[]) => index.add(number * FIELDS.length + field, texts);
      // Ids and paths are English in every language.
      const address = index.read((id || (routePath.split('/').at(-1) ?? '')).replaceAll('-', ' '));
      const lead = [...path.map((one) => one.text), raw.split('\n\n', 1)[0]].join('\n');
      add(isFirst ? TITLE : HEADING, [section.heading, address]);
      add(LEAD, [index.read(lead), section.description]);
      add(BODY, [section.body]);
      add(KEYWORD, section.keywords);
      add(REFERENCE, section.references);
    }
  }
  return sections;
}

function namesOf(heading: string): string[] {
  const isDotted = /^[\w-]+(?:\.[\w-]+)+$/.test(heading);
  const rest = isDotted ? [...heading.matchAll(/\./g)].map(({ index }) => nameOf(heading.slice(index))) : [];
  return [nameOf(heading), ...rest].filter(Boolean);
}
