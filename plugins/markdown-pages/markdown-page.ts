import type { Code, Nodes, Root } from 'mdast';
import type { Component } from '../../shared/define-component.ts';
import { fence } from '../../shared/markdown.ts';
import { attributesOf, declaredNames, type Element, rangeOf } from '../../shared/pages/elements.ts';
import { metaAttribute } from '../../shared/pages/fences-of.ts';
import { type Edit, replaceRanges } from '../../shared/replace-ranges.ts';
import { wordsIn } from '../../shared/words.ts';
import { localize } from '../example-comments.ts';
import { annotated } from '../file-trees.ts';
import { type PageSource, readEmbedded } from '../page-source.ts';
import { headingText } from '../search-documents/read-blocks.ts';

export interface MarkdownContext {
  /** The page's file, for error messages. */
  file: string;
  lang: string;
  /** Used if the page's content has no title. */
  title: string;
  /** The Markdown of `<OverviewIndex />`. */
  index: string;
  /** Those that pages may use. */
  components: readonly Component[];
  /** Makes a link absolute. */
  resolveLink(link: string): string;
}

/**
 * Converts a page to plain Markdown: resolves embedded files, components and links. The author's own Markdown is kept
 * verbatim. Of components that the page imports itself, and of HTML, only the children are kept.
 *
 * @throws for a component whose definition has no Markdown, and for one that nobody defines
 */
export function markdownPage(page: PageSource, context: MarkdownContext): string {
  const text = markdownText(page, context);
  return `${hasTitle(page.tree) ? text : `# ${context.title}\n\n${text}`}\n`;
}

/** Like `markdownPage`, but does not add a missing title. */
export function markdownText({ text, tree }: PageSource, context: MarkdownContext): string {
  const edits: Edit[] = [];
  collect(tree, { ...context, declared: declaredNames(tree) }, edits);
  return withoutEmptyRuns(replaceRanges(text, edits).replaceAll('\u200b', '').trim());
}

/** What one page adds: the names that it imports or exports. */
interface PageContext extends MarkdownContext {
  declared: readonly string[];
}

function collect(node: Nodes, context: PageContext, edits: Edit[]): void {
  const [from, to] = rangeOf(node);
  const opening = openingOf(node, context);
  const replacement = opening !== undefined ? undefined : replacementOf(node, context);
  if (replacement !== undefined) {
    // Inside a list item, indent all lines like the first one.
    const indent = ' '.repeat((node.position?.start.column ?? 1) - 1);
    edits.push({ from, to, text: replacement.replace(/\n(?=.)/g, `\n${indent}`) });
    return;
  }
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  const [first, last] = [children[0], children.at(-1)];
  const [innerStart, innerEnd] = first && last ? [rangeOf(first)[0], rangeOf(last)[1]] : [to, to];
  if (opening !== undefined) {
    edits.push({ from, to: innerStart, text: opening });
    edits.push({ from: innerEnd, to, text: '' });
  }
  if (node.type === 'link') {
    const address = context.resolveLink(node.url);
    if (address !== node.url) edits.push({ from: innerEnd, to, text: `](${address})` });
  }
  for (const child of children) collect(child, context, edits);
}

/** The replacement of a node, or undefined to keep it and visit its children. */
function replacementOf(node: Nodes, context: MarkdownContext): string | undefined {
  switch (node.type) {
    case 'code':
      return codeBlock(node, context.lang);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return component(node, context);
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return '';
    case 'text':
      // Explicit heading ids, and braces, which only MDX escapes.
      return /\{#[^}]+\}\s*$/.test(node.value)
        ? `${/^\s*/.exec(node.value)}${headingText(node.value)}`.trimEnd()
        : undefined;
    default:
      return undefined;
  }
}

function codeBlock({ lang, meta, value }: Code, language: string): string {
  const file = metaAttribute(meta, 'file');
  const title = metaAttribute(meta, 'title') ?? '';
  if (!file) return fence(lang ?? '', title, value);
  const code = localize(readEmbedded(file), file.replace('<root>/', ''), language);
  return fence(lang ?? '', title, annotated(meta ?? '', code));
}

/** What precedes the children of an element that keeps them. */
function openingOf(node: Nodes, { components, declared }: PageContext): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const { markdown } = components.find(({ name }) => name === node.name) ?? {};
  if (typeof markdown === 'object') return markdown.before(attributesOf(node));
  const [component = ''] = (node.name ?? '').split('.');
  return !/^[A-Z]/.test(component) || declared.includes(component) ? '' : undefined;
}

function component(element: Element, { file, lang, components, index, resolveLink }: MarkdownContext): string {
  const definition = components.find(({ name }) => name === element.name);
  const { markdown: toMarkdown, texts } = definition ?? {};
  if (typeof toMarkdown !== 'function') {
    const problem = definition
      ? `<${element.name}> has no Markdown — give its definition in components/ one`
      : `there is no component <${element.name}> — import it, or define it in components/`;
    throw new Error(`${file}:${element.position?.start.line} — ${problem}`);
  }
  const markdown = toMarkdown(attributesOf(element), wordsIn(lang, texts), { lang, index });
  return markdown.replace(/\]\(([/#][^)]*)\)/g, (_, link: string) => `](${resolveLink(link)})`);
}

function hasTitle(tree: Root): boolean {
  return tree.children.some((node) => node.type === 'heading' && node.depth === 1);
}

/** Collapses consecutive blank lines, except in code. */
function withoutEmptyRuns(markdown: string): string {
  const codeOrRun = /^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1$|\n{3,}/gm;
  return markdown.replace(codeOrRun, (found) => (found.startsWith('\n') ? '\n\n' : found));
}
