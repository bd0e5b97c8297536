import type { Code, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Finding, findingAt, findingIn } from '../../../shared/findings/finding.ts';
import { attributesOf, type Element, nodesOf, rangeOf } from '../../../shared/pages/elements.ts';
import { TEXT_ATTRIBUTES } from '../../../shared/pages/other-texts.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { type Part, partsOf } from '../../../shared/pages/parts.ts';
import { check } from '../check.ts';
import { type Pair, pairsOf, type SiteSources } from '../site-sources.ts';
import { maskedBlocks } from '../words/words-of-site.ts';

/** A section without its subsections, with its page. */
export interface Section extends Part {
  page: Page;
  /** Its range in the page's source. */
  from: number;
  to: number;
}

/** Sections that exist in both languages; `same-heading-ids` reports the others. */
export function pairedSections(site: SiteSources): Pair<Section>[] {
  return pairsOf(site).flatMap((pages) => {
    const translations = new Map(sectionsOf(pages.translation).map((section) => [section.id, section]));
    return sectionsOf(pages.original).flatMap((original) => {
      const translation = translations.get(original.id);
      return translation ? [{ original, translation }] : [];
    });
  });
}

function sectionsOf(page: Page): Section[] {
  return partsOf(page).map((part) => ({
    ...part,
    page,
    from: part.nodes[0]?.position?.start.offset ?? 0,
    to: part.nodes.at(-1)?.position?.end.offset ?? 0,
  }));
}

/** How much of a block's kind a finding quotes; that of a fence has its code. */
const MOST_LETTERS = 120;

const placeOf = ({ page, line }: Section) => `${page.file}:${line}`;

export const sameBlocks = check('same-blocks', 'pairs of sections', function* (site, looked) {
  for (const { original, translation } of pairedSections(site)) {
    looked();
    const [wanted, counts] = [countBlocks(original), countBlocks(translation)];
    const kinds = [...new Set([...wanted.keys(), ...counts.keys()])];
    // A missing table row also lacks its cells, so report only the first difference.
    const kind = kinds.find((one) => wanted.get(one) !== counts.get(one));
    if (kind === undefined) continue;
    const there = `${wanted.get(kind) ?? 0} in ${placeOf(original)}`;
    const what = `${kind.slice(0, MOST_LETTERS)} in this section: ${counts.get(kind) ?? 0}, but ${there}`;
    yield { ...findingIn(translation.page.file, what, 'say the same in both languages'), line: translation.line };
  }
});

/** A container: `:::tip` or `> [!TIP]`. */
const CONTAINER = /^[ \t]*:::[ \t]*(\w+)|^[ \t]*>[ \t]*\[!(\w+)\]/gm;

/** The number of blocks of each kind in a section. */
function countBlocks({ page, nodes, from: start, to: end }: Section): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const sourceOf = (node: Nodes) => page.text.slice(...rangeOf(node));
  for (const part of nodes) {
    if (part.type !== 'code')
      for (const [, kind = '', notice = kind] of sourceOf(part).matchAll(CONTAINER))
        add(`containers :::${notice.toLowerCase()}`);
    visit(part, (node, _, parent) => {
      const isImage = node.type === 'paragraph' && node.children.every(({ type }) => type === 'image');
      const isContainerLine = /^:::[^\n]*$/.test(sourceOf(node));
      if (node.type === 'paragraph' && parent?.type !== 'listItem' && !isImage && !isContainerLine) add('paragraphs');
      if (node.type === 'listItem') add('list items');
      if (node.type === 'tableRow') add('table rows');
      if (node.type === 'tableCell') add('table cells');
      if (node.type === 'code') add(`fences ${fenceOf(node)}`);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') add(`elements ${tagOf(node)}`);
    });
  }
  for (const { kind, address, from } of page.links) {
    // Other sites may have an address per language.
    if (/^[/#]/.test(address) && from >= start && from < end) add(`${kind}s with the address ${address}`);
  }
  return counts;
}

/** The opening line of a fence without the text of notes, and its code in one line. */
function fenceOf({ lang, meta, value }: Code): string {
  const shared = (meta ?? '').replace(/(?<=(?:^|\s)note=["'][^"':]*): [^"']*/g, '');
  const words = `\`\`\`${lang ?? ''} ${shared} ${withoutComments(value, lang ?? '')}`;
  return words.replace(/\s+/g, ' ').trim();
}

/** Code without comments and indentation, so that translated comments don't count. */
export function withoutComments(code: string, lang: string): string {
  // Match strings first, so that a // inside of them is kept.
  const tokens = /^(?:sh|bash|yaml|toml)$/.test(lang)
    ? /("(?:\\.|[^"\\])*"|'[^']*')|(?<=^|\s)#.*/gm
    : /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/.*|\{\s*\/\*[\s\S]*?\*\/\s*\}|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;
  const kept = code.replace(tokens, (_, text?: string) => text ?? '');
  return kept
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** An opening tag with its non-text attributes. */
function tagOf(element: Element): string {
  const given = Object.entries(attributesOf(element)).filter(([name]) => !TEXT_ATTRIBUTES.includes(name));
  return `<${[element.name, ...given.map(([name, value]) => `${name}="${value}"`).sort()].join(' ')}>`;
}

/** Code or a number, which both languages write alike. */
interface Fact {
  text: string;
  from: number;
  isCode: boolean;
}

export const sameFacts = check('same-facts', 'pieces of code and numbers in sections', function* (site, looked) {
  for (const pair of pairedSections(site)) {
    const [facts, others] = [factsOf(pair.original), factsOf(pair.translation)];
    looked(facts.length);
    for (const isCode of [true, false]) {
      const missing = facts.filter((fact) => fact.isCode === isCode && !has(pair.translation, fact));
      const extra = others.filter((fact) => fact.isCode === isCode && !has(pair.original, fact));
      for (let at = 0; at < Math.max(missing.length, extra.length); at += 1)
        yield differenceOf(pair, missing[at], extra[at]);
    }
  }
});

/** Reports a changed fact in the translation, and a missing one in the language that has it. */
function differenceOf({ original, translation }: Pair<Section>, missing?: Fact, extra?: Fact): Finding {
  if (missing && extra) {
    const what = `${nameOf(extra)}, where ${placeOf(original)} has ${nameOf(missing)}`;
    return findingAt(translation.page, extra.from, what, 'say the same in both languages');
  }
  const [section, other, fact] = missing ? [original, translation, missing] : [translation, original, extra];
  const what = `the section in ${placeOf(other)} does not mention ${fact ? nameOf(fact) : ''}`;
  return findingAt(section.page, fact?.from ?? 0, what, 'mention it there too, or remove it here');
}

const nameOf = ({ text, isCode }: Fact) => (isCode ? `\`${text}\`` : text);

/** A number or a version; digits in names such as `ES2020` do not count. */
const NUMBER = /\d+(?:\.\d+)*/g;
/** Small numbers that may be spelled out, starting at one. */
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const CHINESE = '一 [二两] 三 四 五 六 七 八 九 十 十一 十二'.split(' ');

/** The distinct code and numbers in a section's sentences. */
function factsOf({ page, nodes, from: start, to: end }: Section): Fact[] {
  const codes = nodes.flatMap((node) => nodesOf(node, 'inlineCode'));
  const facts = codes.map((code): Fact => ({ text: code.value, from: rangeOf(code)[0], isCode: true }));
  for (const { text, from } of maskedBlocks(page).filter((block) => block.from >= start && block.from < end))
    for (const { 0: number, index } of text.matchAll(NUMBER))
      facts.push({ text: number, from: from + index, isCode: false });
  return facts.filter(({ text }, at) => facts.findIndex((fact) => fact.text === text) === at);
}

/** Whether a section contains a fact: code may be in a fence or plain text, small numbers may be spelled out. */
function has({ page, from, to }: Section, { text, isCode }: Fact): boolean {
  const words = page.text.slice(from, to);
  const plain = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Placeholders in <…> are translated.
  if (isCode) return new RegExp(`(?<!\\w)${plain.replace(/<[^<>]+>/g, '<[^<>]+>')}(?!\\w)`).test(words);
  const small = Number(text) - 1;
  const spelled = [WORDS[small], MONTHS[small]].map((word) => word && `\\b${word}\\b`);
  const ways = [`(?<![\\d.])${plain}(?!\\d|\\.\\d)`, ...spelled, CHINESE[small]].filter(Boolean);
  return new RegExp(ways.join('|'), 'i').test(words);
}
