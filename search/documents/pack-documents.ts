import { headingAt } from '../engine/heading-at.ts';
import { headingId } from '../local/heading-id.ts';
import { END, type PackedDocuments, POINTS_TO } from '../local/unpack-documents.ts';
import type { SearchDocument } from '../types.ts';

/** Writes documents as `unpackDocuments` reads them. */
export function packDocuments(documents: readonly SearchDocument[]): PackedDocuments {
  const sounds = documents.find((document) => document.sounds)?.sounds;
  return {
    toc: documents.map(packHeadings),
    routePath: documents.map(({ routePath }) => routePath),
    title: documents.map(({ title }) => title),
    description: documents.map(({ description = '' }) => description),
    content: documents.map(packContent),
    keywords: documents.map(({ keywords = [] }) => keywords.join(END)),
    id: documents.map(({ id }) => id),
    domain: documents.map(({ domain }) => domain),
    ...(sounds && { sounds }),
  };
}

function packHeadings({ toc, content }: SearchDocument): string {
  return toc
    .map(({ id, depth, charIndex }) => depth + (id === headingId(headingAt(content, charIndex)) ? '' : id))
    .join(END);
}

function packContent({ content, toc, pointers = [] }: SearchDocument): string {
  const headings = new Set(toc.map(({ charIndex }) => charIndex));
  let start = 0;
  const lines = content.split('\n').map((line) => {
    const addresses = pointers.filter(([at]) => at === start).map(([, to]) => POINTS_TO + to);
    const packed = (headings.has(start) ? END : '') + line + addresses.join('');
    start += line.length + 1;
    return packed;
  });
  return lines.join(END);
}
