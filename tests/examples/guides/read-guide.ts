import type { Code, Heading, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { exampleNames } from '../../../shared/examples/places.ts';
import { metaAttribute } from '../../../shared/pages/fences-of.ts';
import { readFileTree } from '../../../shared/pages/file-trees.ts';
import { shellCommands } from '../../../writing/checks/fences/shell-commands.ts';

/** What a reader does with one code block of a guide, in the order of the page. */
export type GuideStep = { line: number } & (
  | { kind: 'run'; command: string }
  | { kind: 'output'; command: string; shown: string }
  | { kind: 'tree'; folders: string[]; shown: string }
  | { kind: 'file'; path: string; text: string }
  | { kind: 'skip'; title: string; reason: string }
);

/** Where the steps of a guide end: what comes after it breaks things on purpose, or links to other pages. */
const END = /^(?:What goes wrong|问题排查|Next|下一步)$/;

const examples = exampleNames();

const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npx|npm|node) /;

/** Commands that do not end, or that need an account. */
const NOT_RUN: readonly [RegExp, string][] = [
  [/--watch\b|^npm run dev\b|\bmf-dev\b/, 'it does not end'],
  [/^npm publish\b/, 'it needs an account'],
];

/**
 * Reads the steps of a guide from its Markdown, as it is served.
 *
 * A title of a block that is a command introduces its output, one that is a folder its tree, and any other is the name of
 * a file. What follows a comma in a title says that the block is not part of the project, such as "app.mjs, shortened".
 * Titles that begin with the name of an example, such as "dts-modes/src/index.ts" or "dts-modes: npx rslib", belong to a
 * project that the page offers as a whole, and that the example's own test builds.
 */
export function readGuide(markdown: string): GuideStep[] {
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root;
  const end = children.findIndex((node) => node.type === 'heading' && node.depth === 2 && END.test(textOf(node)));
  return children.slice(0, end < 0 ? undefined : end).flatMap((node) => (node.type === 'code' ? stepsOf(node) : []));
}

const textOf = ({ children }: Heading) => children.map((child) => ('value' in child ? child.value : '')).join('');

function stepsOf({ lang, meta, value, position }: Code): GuideStep[] {
  const line = position?.start.line ?? 1;
  const skip = (title: string, reason: string): GuideStep[] => [{ kind: 'skip', line, title, reason }];
  if (lang === 'sh') {
    if (value.startsWith('git clone ')) return skip('git clone', 'it copies the whole project, as the page says');
    return shellCommands(value).flatMap(({ command }) => {
      const reason = NOT_RUN.find(([pattern]) => pattern.test(command))?.[1];
      return reason === undefined ? [{ kind: 'run' as const, line, command }] : skip(command, reason);
    });
  }
  const title = metaAttribute(meta, 'title');
  if (title === undefined) return skip(`a ${lang ?? 'nameless'} block`, 'it has no name');
  const project = /^([\w-]+)(?:\/|: )/.exec(title)?.[1] ?? '';
  if (examples.includes(project)) return skip(title, `it is in the project ${project}, to be copied as a whole`);
  if (lang === 'text' && COMMAND.test(title)) {
    const reason = NOT_RUN.find(([pattern]) => pattern.test(title))?.[1];
    if (reason !== undefined) return skip(title, reason);
    if (title.includes(',')) return skip(title, 'its title says that it is another case');
    return [{ kind: 'output', line, command: title, shown: value }];
  }
  if (/^(?:browser, |Console$)/.test(title)) return skip(title, 'it needs a browser');
  if (/[,:]/.test(title)) return skip(title, 'its title says that it is not part of the project');
  if (lang === 'text' && /^\S+\n(?:├|└)/.test(value)) {
    // Sizes and notes are the page's, and translated.
    const entries = readFileTree(value);
    const folders = entries.filter(({ level, name }) => level === 0 && /^[\w.@]/.test(name)).map(({ name }) => name);
    return [{ kind: 'tree', line, folders, shown: entries.map(({ branch, name }) => branch + name).join('\n') }];
  }
  if (!/^[\w./@[\]-]+$/.test(title)) return skip(title, 'its title is neither a file nor a command');
  return [{ kind: 'file', line, path: title, text: value }];
}
