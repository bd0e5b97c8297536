import path from 'node:path';
import type { Nodes, Paragraph, RootContent } from 'mdast';
import { globSync } from 'tinyglobby';
import { attributesOf } from '../../shared/pages/elements.ts';
import { headingsOf } from '../../shared/pages/headings.ts';
import type { Prose, TypeNote } from '../../shared/type-notes.ts';
import { pageSource } from '../page-source.ts';

/** What a page says about an option: where it is, and the first paragraph below its heading. */
export type OptionNote = Pick<TypeNote, 'text' | 'page'>;

/**
 * Finds where pages document options, which is below the headings that `<OptionFacts name="…" />` follows.
 *
 * @param docs the folder of the pages of all languages
 * @param prefix what addresses of the language begin with, such as `/zh`
 * @returns notes by the option's name
 */
export function optionNotes(docs: string, lang: string, prefix: string): Map<string, OptionNote> {
  const folder = path.join(docs, lang);
  const notes = new Map<string, OptionNote>();
  for (const file of globSync('config/**/*.mdx', { cwd: folder })) {
    const route = `${prefix}/${file.replace(/(?:(?<=\/)index)?\.mdx$/, '')}`;
    for (const [name, note] of notesOf(path.join(folder, file), route)) {
      // A page of its own says more than a section of another.
      if (!notes.has(name) || !note.page?.address.includes('#')) notes.set(name, note);
    }
  }
  return notes;
}

function* notesOf(file: string, route: string): Generator<[name: string, note: OptionNote]> {
  const { text, tree } = pageSource(file);
  const headings = headingsOf(tree, text);
  for (const [index, node] of tree.children.entries()) {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'OptionFacts') continue;
    const above = tree.children.slice(0, index).findLastIndex(({ type }) => type === 'heading');
    const heading = headings.findLast(({ from }) => from <= (tree.children[above]?.position?.start.offset ?? -1));
    if (!heading) continue;
    const address = heading.depth === 1 ? route : `${route}#${heading.id}`;
    const paragraph = firstParagraph(tree.children.slice(above + 1));
    const page = { name: heading.text, address };
    yield [attributesOf(node).name ?? '', paragraph ? { page, text: proseOf(paragraph) } : { page }];
  }
}

/** The first paragraph before the next heading. */
function firstParagraph(nodes: readonly RootContent[]): Paragraph | undefined {
  const end = nodes.findIndex(({ type }) => type === 'heading');
  return nodes.slice(0, end < 0 ? undefined : end).find((node) => node.type === 'paragraph');
}

function proseOf(node: Nodes): Prose[] {
  if (node.type === 'text') return [[node.value.replace(/\s*\n\s*/g, ' ')]];
  if (node.type === 'inlineCode') return [[node.value, true]];
  return 'children' in node ? node.children.flatMap(proseOf) : [];
}
