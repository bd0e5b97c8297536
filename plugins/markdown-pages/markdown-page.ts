import type { Code, Nodes, Root } from 'mdast';
import { attributesOf, type Element } from '../../site/pages/elements.ts';
import type { Words } from '../discovery/words.ts';
import { embeddedFile, type PageSource, readEmbedded } from '../page-source.ts';
import { headingText } from '../search-documents/read-blocks.ts';
import { componentMarkdown, fence } from './component-markdown.ts';

type Edit = { start: number; end: number; text: string };

export interface MarkdownContext {
  /** The page's file, for messages. */
  file: string;
  /** The page's title, for pages whose text has none. */
  title: string;
  /** What such a page shows between its title and its text. */
  lead?: string;
  words: Words;
  /** Makes a link of the page absolute. */
  resolveLink(link: string): string;
}

/**
 * Writes a page as plain Markdown: with the code that fences embed, with what components show, and
 * with absolute links. What the author wrote in Markdown stays as it was written.
 *
 * @throws for a component that has no Markdown, which needs an entry in `component-markdown.ts`
 */
export function markdownPage({ text, tree }: PageSource, context: MarkdownContext): string {
  const edits: Edit[] = [];
  collect(tree, context, edits);
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of edits.sort((one, other) => one.start - other.start)) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  result = (result + text.slice(at)).replaceAll('\u200b', '').trim();
  const whole = hasTitle(tree) ? result : [`# ${context.title}`, context.lead ?? '', result].join('\n\n');
  return `${withoutEmptyRuns(whole)}\n`;
}

function collect(node: Nodes, context: MarkdownContext, edits: Edit[]): void {
  const replacement = replacementOf(node, context);
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (replacement === undefined || start === undefined || end === undefined) {
    if ('children' in node) for (const child of node.children) collect(child, context, edits);
    return;
  }
  // Within a list item all lines are indented as the first.
  const indent = ' '.repeat((node.position?.start.column ?? 1) - 1);
  edits.push({ start, end, text: replacement.replace(/\n(?=.)/g, `\n${indent}`) });
}

/** What takes the place of a node; nothing where the node stays, and its children are looked at. */
function replacementOf(node: Nodes, context: MarkdownContext): string | undefined {
  switch (node.type) {
    case 'code':
      return codeBlock(node);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return component(node, context);
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return '';
    case 'link':
      return node.url.startsWith('mailto:') ? undefined : linkOf(node, context);
    case 'text':
      // Ids of headings, and braces that only MDX reads.
      return /\{#[^}]+\}\s*$/.test(node.value) ? headingText(node.value) : undefined;
    default:
      return undefined;
  }
}

function codeBlock({ lang, meta, value }: Code): string {
  const file = embeddedFile(meta);
  const title = /(?:^|\s)title="([^"]+)"/.exec(meta ?? '')?.[1] ?? '';
  return fence(lang ?? '', title, file ? readEmbedded(file) : value);
}

function component(element: Element, { file, words }: MarkdownContext): string {
  const toMarkdown = componentMarkdown[element.name ?? ''];
  if (!toMarkdown) {
    throw new Error(
      `${file}: <${element.name}> has no Markdown. Add an entry to plugins/markdown-pages/component-markdown.ts.`,
    );
  }
  return toMarkdown(attributesOf(element), words);
}

/** Only the address is another; the words of a link may hold code and emphasis. */
function linkOf(node: Extract<Nodes, { type: 'link' }>, context: MarkdownContext): string {
  return `[${node.children.map(inlineMarkdown).join('')}](${context.resolveLink(node.url)})`;
}

function inlineMarkdown(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'strong' || node.type === 'emphasis') {
    const mark = node.type === 'strong' ? '**' : '*';
    return mark + node.children.map(inlineMarkdown).join('') + mark;
  }
  if ('value' in node) return node.value.replace(/[[\]]/g, '\\$&');
  return 'children' in node ? node.children.map(inlineMarkdown).join('') : '';
}

function hasTitle(tree: Root): boolean {
  return tree.children.some((node) => node.type === 'heading' && node.depth === 1);
}

/** More than one empty line in a row says nothing, but in code. */
function withoutEmptyRuns(markdown: string): string {
  const codeOrRun = /^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1$|\n{3,}/gm;
  return markdown.replace(codeOrRun, (found) => (found.startsWith('\n') ? '\n\n' : found));
}
