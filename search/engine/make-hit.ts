import type { HighlightRange, SearchHit } from '../types';
import { excerptOf, highlight } from './excerpt';
import type { Match } from './match';
import { type Section, textOf } from './read-sections';
import type { Sounds } from './sounds';

/** Describes a section as a row of results. */
export function makeHit(section: Section, matches: readonly Match[], query: string, sounds: Sounds): SearchHit {
  const { document, heading, id } = section;
  const mark = (text: string): HighlightRange[] => {
    const ranges = highlight(text, matches);
    return ranges.length > 0 ? ranges : matches.flatMap(({ unit }) => sounds.findIn(text, unit.text) ?? []).slice(0, 1);
  };
  const highlights = { title: mark(document.title), header: mark(heading), statement: [] as HighlightRange[] };
  const excerpt = excerptOf(textOf(section) || document.description || '', matches);
  highlights.statement = excerpt.highlights;
  const type = highlights.header.length === 0 ? 'content' : id === '' ? 'title' : 'header';
  return {
    type,
    title: document.title,
    header: heading,
    statement: excerpt.text,
    link: document.routePath + (id && `#${id}`),
    query,
    highlights,
    group: document.domain,
  };
}
