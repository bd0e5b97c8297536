import { visit } from 'unist-util-visit';
import { maskedBlocks } from '../words/masked-blocks.ts';
import type { PartOfPage } from './paired-parts.ts';

/** Something that a sentence says and that no language says in its own words: code, or a number. */
export interface Fact {
  text: string;
  from: number;
  isCode: boolean;
}

/** A number, also a version; the one in `ES2020` is part of it. */
const NUMBER = /\d+(?:\.\d+)*/g;
/** Numbers that may be written as words, by what they are, from one on. */
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const CHINESE = '一 [二两] 三 四 五 六 七 八 九 十 十一 十二'.split(' ');

/** The code and the numbers in the sentences of a part, each once. */
export function factsOf({ page, nodes }: PartOfPage): Fact[] {
  const [start, end] = rangeOf({ nodes });
  const facts: Fact[] = [];
  for (const node of nodes)
    visit(node, 'inlineCode', ({ value, position }) => {
      facts.push({ text: value, from: position?.start.offset ?? start, isCode: true });
    });
  if (page.lang === 'zh') facts.push(...labelsOf({ page, nodes }));
  for (const { text, from } of maskedBlocks(page).filter((block) => block.from >= start && block.from < end))
    for (const { 0: number, index } of text.matchAll(NUMBER))
      facts.push({ text: number, from: from + index, isCode: false });
  return facts.filter(({ text }, at) => facts.findIndex((fact) => fact.text === text) === at);
}

/** The labels of Chinese components that have no Chinese in them, as names of programs. */
function labelsOf({ page, nodes }: Pick<PartOfPage, 'page' | 'nodes'>): Fact[] {
  const [start, end] = rangeOf({ nodes });
  return page.prose
    .filter(({ kind, text, from }) => kind === 'attribute' && from >= start && from < end && /^[\w.-]+$/.test(text))
    .map(({ text, from }) => ({ text, from, isCode: true }));
}

/** Whether a part says a fact somewhere: code may stand in it as a word or in a fence, a small number as a word. */
export function says({ page, nodes }: PartOfPage, { text, isCode }: Fact): boolean {
  const words = page.text.slice(...rangeOf({ nodes }));
  const plain = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // What stands in <…> is a word of the language.
  if (isCode) return new RegExp(`(?<!\\w)${plain.replace(/<[^<>]+>/g, '<[^<>]+>')}(?!\\w)`).test(words);
  const small = Number(text) - 1;
  const spelt = [WORDS[small], MONTHS[small]].map((word) => word && `\\b${word}\\b`);
  const ways = [`(?<![\\d.])${plain}(?!\\d|\\.\\d)`, ...spelt, CHINESE[small]].filter(Boolean);
  return new RegExp(ways.join('|'), 'i').test(words);
}

function rangeOf({ nodes }: Pick<PartOfPage, 'nodes'>): [from: number, to: number] {
  return [nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0];
}
