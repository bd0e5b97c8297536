import type { Element, ElementContent } from 'hast';
import type { Root } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { metaAttribute } from '../shared/pages/fences-of.ts';
import { markReader, wordsIn } from '../shared/pages/marks.ts';

declare module 'mdast' {
  interface CodeData {
    /** The code of a block that also shows removed lines. */
    code?: string;
  }
}

/** The elements of lines, by their attribute in the fence's meta, which is also their class. */
const ELEMENTS = { marked: 'mark', added: 'ins', removed: 'del' } as const;
const kinds = Object.keys(ELEMENTS) as (keyof typeof ELEMENTS)[];

/** Adds removed lines to blocks, and writes what they mark into their meta, for the transformer below. */
export const remarkMarks: Plugin<[], Root> = () => (tree) => {
  const read = markReader();
  visit(tree, 'code', (node) => {
    const marks = read(node.meta ?? '', node.value);
    if (marks.removed.length > 0) node.data = { ...node.data, code: node.value };
    node.value = marks.shown;
    for (const kind of kinds) if (marks[kind].length > 0) node.meta += ` ${kind}="${marks[kind].join(',')}"`;
    if (marks.words.length > 0) node.meta += ` words="${encodeURIComponent(JSON.stringify(marks.words))}"`;
  });
};

/** Marks the lines and words that `remarkMarks` has written into the fence's meta. */
export const codeMarks: ShikiTransformer = {
  name: 'code-marks',
  line(line, number) {
    const meta = this.options.meta?.__raw;
    const kind = kinds.find((one) => metaAttribute(meta, one)?.split(',').includes(String(number)));
    if (kind) {
      line.tagName = ELEMENTS[kind];
      this.addClassToHast(line, kind);
    }
    const words = metaAttribute(meta, 'words');
    if (kind !== 'removed' && words) markWords(line, JSON.parse(decodeURIComponent(words)));
  },
  // A removed line has its own break, so that without it the code is as in the file.
  code(code) {
    const { children } = code;
    code.children = children.filter((child, index) => {
      const before = children[index - 1];
      if (child.type !== 'text' || before?.type !== 'element' || before.tagName !== 'del') return true;
      before.children.push(child);
      return false;
    });
  },
};

/** Wraps words of a line into elements, and cuts its tokens where a word begins or ends. */
function markWords(line: Element, words: readonly string[]): void {
  for (const word of words) {
    // From the end, so that what precedes keeps its place.
    for (const [from, to] of wordsIn(textOf(line), word).toReversed()) {
      const [before, rest] = cut(line.children, from);
      const [inside, after] = cut(rest, to - from);
      const mark: Element = { type: 'element', tagName: 'mark', properties: { class: 'word' }, children: inside };
      line.children = [...before, mark, ...after];
    }
  }
}

/** Cuts content at an offset in its text. */
function cut(content: readonly ElementContent[], offset: number): [before: ElementContent[], after: ElementContent[]] {
  const sides: [ElementContent[], ElementContent[]] = [[], []];
  let rest = offset;
  for (const node of content) {
    const { length } = textOf(node);
    if (length <= rest) sides[0].push(node);
    else if (rest <= 0) sides[1].push(node);
    else if (node.type === 'text') {
      sides[0].push({ ...node, value: node.value.slice(0, rest) });
      sides[1].push({ ...node, value: node.value.slice(rest) });
    } else if (node.type === 'element') {
      const [before, after] = cut(node.children, rest);
      sides[0].push({ ...node, children: before });
      sides[1].push({ ...node, children: after });
    }
    rest -= length;
  }
  return sides;
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
