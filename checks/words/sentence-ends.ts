import type { ListItem, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { withoutNames } from './product-names.ts';

/** The line that begins a box. */
const BOX_LINE = /^:::.*(?:\n|$)/;
/** What ends a sentence, also inside of a quotation, brackets or bold words, or as the last sign of a message in code. */
const END = /[.:?!…。：？！）)][*_"'”’`]*$/;

/** The lines that begin and end a box, where no empty line parts them from the words in it. */
const BOX_LINES = /^:::.*(?:\n|$)|\n[ \t]*:::[ \t]*$/g;

export const sentencesEnd: Check = {
  name: 'sentence-ends',
  looksAt: 'paragraphs and lists',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const found: Finding[] = [];
      visit(page.root, (node, _, parent) => {
        if (node.type === 'paragraph' && parent?.type !== 'listItem') {
          looked();
          if (isSentence(node))
            found.push(...beginFault(node, page), ...endFault(node, page, 'a paragraph without its end'));
        }
        if (node.type !== 'list') return;
        looked();
        const items = node.children.flatMap(wordsOf);
        if (items.some((item) => END.test(sourceOf(item, page))))
          for (const item of items.filter(endsInWords))
            found.push(...endFault(item, page, 'an item of a list without its end, where others have one'));
      });
      yield* found;
    }
  },
};

/** Whether a paragraph is words: none is what is only elements, links or images. */
function isSentence(paragraph: Nodes): boolean {
  const words = 'children' in paragraph ? paragraph.children.filter(({ type }) => type === 'text') : [];
  const hasWords = words.some((node) => 'value' in node && /\p{L}/u.test(node.value.replace(BOX_LINES, '')));
  return hasWords;
}

/** The first paragraph of an item; others below it are no part of its line. */
const wordsOf = ({ children: [first] }: ListItem): Nodes[] => (first?.type === 'paragraph' ? [first] : []);

/** A link, code or a name at the end may be all that an item is. */
const endsInWords = (item: Nodes) => 'children' in item && item.children.at(-1)?.type === 'text';

/** A paragraph of an English page that begins in small letters, and not with a name that is written so. */
function beginFault(node: Nodes, page: Page): Finding[] {
  const begin = sourceOf(node, page).replace(BOX_LINE, (line) => ' '.repeat(line.length));
  const [, word = '', letter = ''] = /^\s*(([a-z])[\w-]*)/.exec(begin) ?? [];
  if (page.lang !== 'en' || letter === '' || withoutNames(word) === '') return [];
  const from = (node.position?.start.offset ?? 0) + begin.indexOf(word);
  const fix = { from, to: from + 1, text: letter.toUpperCase() };
  return [findingAt(page, from, `a paragraph that begins with "${word}"`, `begin it with ${fix.text}`, fix)];
}

function endFault(node: Nodes, page: Page, what: string): Finding[] {
  const source = sourceOf(node, page);
  if (END.test(source)) return [];
  const at = (node.position?.start.offset ?? 0) + source.length;
  const sign = page.lang === 'zh' ? '。' : '.';
  return [findingAt(page, at, what, `end it with ${sign} or another sign`)];
}

/** The source of a block, without the line that ends a box below it. */
function sourceOf({ position }: Nodes, { text }: Page): string {
  return text
    .slice(position?.start.offset, position?.end.offset)
    .replace(/\n[ \t]*:::[ \t]*$/, '')
    .trimEnd();
}
