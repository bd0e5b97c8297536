import type { PackedDocument } from '../../theme/search/local/unpack-documents.ts';
import type { SearchDocument } from '../../theme/search/types.ts';

/** Leaves out the places in a document's text, which `unpackDocument` counts again. */
export function packDocument({ toc, pointers, content, ...document }: SearchDocument): PackedDocument {
  const headings = new Set(toc.map(({ charIndex }) => charIndex));
  const blocks = [...blocksOf(content)].map(({ start, text }) => (headings.has(start) ? `\n${text}` : text));
  const packed = { ...document, content: blocks.join('\n\n'), toc: toc.map(({ id, depth }) => `${depth}${id}`) };
  if (!pointers) return packed;
  let before = 0;
  const links = pointers.map(([start, to]): [number, string] => {
    const above = content.slice(0, start);
    const line = linesIn(above) + toc.filter(({ charIndex }) => charIndex < start).length;
    const further = line - before;
    before = line;
    return [further, to];
  });
  return { ...packed, links };
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** The parts of a content between blank lines, and where each starts. */
function* blocksOf(content: string): Generator<{ start: number; text: string }> {
  let start = 0;
  for (const text of content.split('\n\n')) {
    yield { start, text };
    start += text.length + '\n\n'.length;
  }
}
