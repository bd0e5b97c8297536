import type { Nodes, Parent, Root } from 'mdast';
import { IN_DOCS, type Lang, langs, languageOf } from '../../../shared/languages.ts';
import { nodesOf, rangeOf } from '../../../shared/pages/elements.ts';
import type { TextRun } from '../../../shared/pages/other-texts.ts';
import type { Page } from '../../../shared/pages/page.ts';
import type { SiteSources } from '../site-sources.ts';

/** A run of text on a page or in the dictionary, as in the source. */
export interface Words extends TextRun {
  file: string;
  lang: Lang;
  /** The content of the file. */
  source: string;
}

const DICTIONARY = 'shared/texts.ts';

/** The complete sources of the requested pages, navigation files, configs of examples, and the dictionary. */
export function sourcesOfSite({ files, isRequested }: SiteSources): Words[] {
  const patterns = [`${IN_DOCS}/**/*.{mdx,json}`, 'examples/*/*/rslib*.config.*'];
  const sources = [...patterns.flatMap(files.list), DICTIONARY].filter(isRequested);
  return sources.map((file) => {
    const source = files.read(file) ?? '';
    return { file, lang: languageOf(file.slice('docs'.length)), source, text: source, from: 0 };
  });
}

/**
 * The texts of the requested pages, in blocks with masked markup, so that emphasis, links and code do not split
 * sentences, and those of the dictionary.
 */
export function blocksOfSite(site: SiteSources): Words[] {
  const ofPages = site.requestedPages.flatMap((page) =>
    blocksOfPage(page).map((block): Words => ({ file: page.file, lang: page.lang, source: page.text, ...block })),
  );
  return [...ofPages, ...wordsOfDictionary(site)];
}

/** The text blocks of a page, its frontmatter and text attributes. */
export function blocksOfPage(page: Page): TextRun[] {
  return [...maskedBlocks(page), ...page.otherTexts];
}

/** The texts of the dictionary if requested; each is a string on a single line, after its key and language. */
export function wordsOfDictionary({ files, texts, isRequested }: SiteSources): Words[] {
  if (!isRequested(DICTIONARY)) return [];
  const source = files.read(DICTIONARY) ?? '';
  return Object.entries(texts).flatMap(([key, text]) =>
    langs.flatMap((lang): Words[] => {
      const words = text?.[lang];
      const from = typeof words === 'string' ? offsetOfText(source, key, lang, words) : -1;
      return words && from !== -1 ? [{ file: DICTIONARY, lang, source, text: words, from }] : [];
    }),
  );
}

function offsetOfText(source: string, key: string, lang: Lang, words: string): number {
  const begin = [`'${key}': {`, ` ${key}: {`].map((start) => source.indexOf(start)).find((at) => at !== -1);
  const label = begin === undefined ? -1 : source.indexOf(`${lang}: `, begin);
  return label === -1 ? -1 : source.indexOf(words, label);
}

/** Masks code. */
export const CODE = '\uE000';
/** Masks the syntax of emphasis and links. */
export const MARK = '\uE001';
/** Masks anything else that is neither text nor code. */
const OTHER = '\uE002';

const masked = new WeakMap<Root, readonly TextRun[]>();

/** The paragraphs, headings and cells of a page with everything but text masked, so that offsets are unchanged. */
export function maskedBlocks({ root, text: source }: Pick<Page, 'root' | 'text'>): readonly TextRun[] {
  const known = masked.get(root);
  if (known) return known;
  const blocks = nodesOf(root, 'paragraph', 'heading', 'tableCell').map((block): TextRun => {
    const [from, to] = rangeOf(block);
    const characters = source.slice(from, to).split('');
    const fill = (begin: number, end: number, character: string) =>
      characters.fill(character, begin - from, end - from);
    for (const child of block.children) mask(child, fill);
    const text = characters.join('').replace(/\\\{#[^}]+\}\s*$|&#?\w+;/g, (found) => OTHER.repeat(found.length));
    return { text, from };
  });
  masked.set(root, blocks);
  return blocks;
}

type Fill = (from: number, to: number, character: string) => void;

function mask(node: Nodes, fill: Fill): void {
  const [from, to] = rangeOf(node);
  if (node.type === 'text' || node.type === 'break') return;
  if (node.type === 'inlineCode') return fill(from, to, CODE);
  const [first, last] = 'children' in node ? [node.children[0], node.children.at(-1)] : [];
  if (!first || !last) return fill(from, to, OTHER);
  const character = node.type === 'mdxJsxTextElement' ? OTHER : MARK;
  fill(from, rangeOf(first)[0], character);
  fill(rangeOf(last)[1], to, character);
  for (const child of (node as Parent).children) mask(child, fill);
}
