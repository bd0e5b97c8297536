import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { findingIn } from '../../site/findings/format-finding.ts';
import { TEXT_ATTRIBUTES } from '../../site/pages/prose.ts';
import type { Check } from '../check.ts';
import { MENTION_ATTRIBUTES } from '../options/option-mentions.ts';
import { type PartOfPage, pairedParts, placeOf } from './paired-parts.ts';

/** A box, as `:::tip` or `> [!TIP]`. */
const BOX = /^[ \t]*:::[ \t]*(\w+)|^[ \t]*>[ \t]*\[!(\w+)\]/gm;

export const languagesAreBuiltAlike: Check = {
  name: 'section-blocks',
  looksAt: 'pairs of sections',
  *run(site, looked) {
    for (const { en, zh } of pairedParts(site)) {
      looked();
      const [english, chinese] = [countBlocks(en), countBlocks(zh)];
      for (const kind of new Set([...english.keys(), ...chinese.keys()])) {
        const [wanted, found] = [english.get(kind) ?? 0, chinese.get(kind) ?? 0];
        if (wanted === found) continue;
        const what = `${kind} in this section: ${found}, and ${wanted} in ${placeOf(en)}`;
        yield { ...findingIn(zh.page.file, what, 'say the same in both languages'), line: zh.line };
        // A row that is missing takes its cells along: more would be told of one mistake.
        break;
      }
    }
  },
};

/** How many blocks of each kind a part has, by words for the kind. */
function countBlocks({ page, nodes }: PartOfPage): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const part of nodes) {
    const source = sourceOf(part, page.text);
    if (part.type !== 'code')
      for (const [, kind = '', notice = kind] of source.matchAll(BOX)) add(`boxes :::${notice.toLowerCase()}`);
    visit(part, (node, _, parent) => {
      if (node.type === 'paragraph' && parent?.type !== 'listItem' && hasWords(node, page.text)) add('paragraphs');
      if (node.type === 'listItem') add('items of lists');
      if (node.type === 'tableRow') add('rows of tables');
      if (node.type === 'tableCell') add('cells of tables');
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      // Of facts that a language lacks the check "option-pairs" tells.
      if (isElement && !((node.name ?? '') in MENTION_ATTRIBUTES)) add(`elements ${tagOf(node)}`);
    });
  }
  return counts;
}

/** An element with what it is told that is no text. */
function tagOf({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string {
  const told = attributes.flatMap((item) =>
    item.type === 'mdxJsxAttribute' && typeof item.value === 'string' && !TEXT_ATTRIBUTES.includes(item.name)
      ? [` ${item.name}="${item.value}"`]
      : [],
  );
  return `<${name ?? ''}${told.sort().join('')}>`;
}

/** Whether a paragraph is more than the beginning or the end of a box, or an image, of which other checks tell. */
function hasWords(paragraph: Nodes, text: string): boolean {
  const isImage = 'children' in paragraph && paragraph.children.every(({ type }) => type === 'image');
  return !isImage && !/^:::[^\n]*$/.test(sourceOf(paragraph, text));
}

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
