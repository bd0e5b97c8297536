import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { parsePage } from '../shared/pages/parse-page.ts';

/** A page's source with its fragments inlined, and its syntax tree. */
export interface PageSource {
  text: string;
  tree: Root;
}

const FRAGMENT_IMPORT = /^import (\w+) from '(\.[^']+\.mdx)';$/gm;
const FRONTMATTER = /^---\n(?:.*\n)*?---\n/;

/**
 * The source of a page. The tree is shared with all that parse the same text: don't mutate it.
 *
 * @param file the page's absolute path
 * @throws if the page is not valid MDX
 */
export function pageSource(file: string): PageSource {
  const text = withFragments(file).replace(FRONTMATTER, (yaml) => yaml.replace(/[^\n]/g, ''));
  return { text, tree: parsePage(text) };
}

function withFragments(file: string): string {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(FRAGMENT_IMPORT)].reduce((text, [statement, name, from = '']) => {
    const fragment = withFragments(path.resolve(path.dirname(file), from)).replace(FRONTMATTER, '');
    return text.replace(statement, '').replaceAll(`<${name} />`, () => fragment);
  }, source);
}

/** The content of an embedded file; `<root>` is the project folder. */
export function readEmbedded(file: string): string {
  return readFileSync(path.resolve(file.replace(/^<root>\//, '')), 'utf8');
}
