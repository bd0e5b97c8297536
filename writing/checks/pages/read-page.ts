import type { Root } from 'mdast';
import { type Lang, langs } from '../../../shared/languages.ts';
import { fencesOf } from '../../../shared/pages/fences-of.ts';
import { headingsOf } from '../../../shared/pages/headings.ts';
import { linksOf } from '../../../shared/pages/links.ts';
import type { Place } from '../../../shared/pages/locate.ts';
import { otherTextsOf } from '../../../shared/pages/other-texts.ts';
import type { Page, PageSyntaxError } from '../../../shared/pages/page.ts';
import { parsePage } from '../../../shared/pages/parse-page.ts';
import { valuesOf } from '../../../shared/pages/yaml-values.ts';

/** Reads a file of `docs/`. Its parts are computed lazily. */
export function readPage(file: string, text: string): Page {
  const { lang, route } = addressOf(file);
  const parsed = once(() => rootOf(text));
  const yaml = once(() => {
    const node = parsed().root.children.find((child) => child.type === 'yaml');
    // The value starts after the dashes and their line end.
    return node ? valuesOf(node.value, text.indexOf('\n', node.position?.start.offset) + 1) : valuesOf('');
  });
  const page = { file, lang, route, text, isFragment: file.includes('/shared/') };
  return withLazy(page, {
    root: () => parsed().root,
    syntaxError: () => parsed().syntaxError,
    frontmatter: () => yaml().content,
    frontmatterValues: () => yaml().values,
    headings: () => headingsOf(parsed().root, text),
    fences: () => fencesOf(file, parsed().root),
    links: () => linksOf(parsed().root, yaml().values),
    otherTexts: () => otherTextsOf(parsed().root, text, yaml().values),
  });
}

/** Adds lazily computed properties. */
function withLazy<Parts extends object, T>(target: T, parts: { [Name in keyof Parts]: () => Parts[Name] }): T & Parts {
  for (const [name, make] of Object.entries<() => unknown>(parts))
    Object.defineProperty(target, name, { get: once(make), enumerable: true });
  return target as T & Parts;
}

/** The syntax tree of a page, or an empty tree and the error if it can't be parsed. */
function rootOf(text: string): { root: Root; syntaxError?: PageSyntaxError } {
  try {
    return { root: parsePage(text) };
  } catch (error) {
    const { message, ...at } = error as Error & Partial<Place>;
    // For an unclosed tag, only the message has the position.
    const [, line = at.line, column = at.column] = /\((\d+):(\d+)/.exec(message) ?? [];
    const syntaxError = { message, line: Number(line ?? 1), column: Number(column ?? 1) };
    return { root: { type: 'root', children: [] }, syntaxError };
  }
}

/** `docs/zh/guide/start/index.mdx` is the page `/guide/start/` in Chinese. */
function addressOf(file: string): { lang: Lang; route: string } {
  const [, folder, rest = ''] = /^docs\/(\w+)\/(.*)\.mdx$/.exec(file) ?? [];
  const lang = langs.find((known) => known === folder);
  if (!lang) throw new Error(`${file} is not a page of docs/`);
  return { lang, route: `/${rest.replace(/(^|\/)index$/, '$1')}` };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
