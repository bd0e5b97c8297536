import type { Code, Parents, Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { languageOfFile } from '../shared/languages.ts';
import { elementWith } from '../shared/pages/elements.ts';
import { metaAttribute } from '../shared/pages/fences-of.ts';
import { localize } from './example-comments.ts';

/** Lines; longer blocks are folded. Sources, which are there to be read, may be longer than output. */
const MAX_LINES = { output: 16, source: 26 };

export type ExampleBlocksOptions = {
  /** The version of Rslib that built the examples. */
  version: string;
  /** The URL of the examples folder in the repository, without a trailing slash. */
  examples: string;
};

/**
 * Adds a note below code from an example, with the version that built it and a link to the example. The blocks of an
 * example in a section share a note. Also translates comments and removes the trailing line break.
 */
export const remarkExampleBlocks: Plugin<[ExampleBlocksOptions], Root> =
  ({ version, examples }) =>
  (tree, { path = '' }) => {
    const lang = languageOfFile(path);
    visit(tree, 'code', (node) => {
      if (exampleOf(node) === undefined) return;
      node.value = localize(node.value.replace(/\n$/, ''), fileOf(node), lang);
      if (isLong(node)) node.meta += ' fold';
    });
    visit(tree, (node, index, parent) => {
      // It has its own note.
      if (node.type === 'mdxJsxFlowElement' && node.name === 'HeroSample') return SKIP;
      const example = exampleOf(node);
      if (example === undefined || parent === undefined || index === undefined) return;
      const rest = parent.children.slice(index + 1);
      const end = rest.findIndex(({ type }) => type === 'heading');
      if (rest.slice(0, end < 0 ? undefined : end).some((one) => exampleOf(one) === example)) return;
      const mark = elementWith('ExampleMark', { version, href: `${examples}/${example}` });
      parent.children.splice(index + 1, 0, mark as Parents['children'][number]);
      return [SKIP, index + 2];
    });
  };

function isLong({ meta, value }: Code): boolean {
  const limit = MAX_LINES[/\/expected\//.test(meta ?? '') ? 'output' : 'source'];
  return value.split('\n').length > limit;
}

/** `<group>/<name>` of the example that a fence embeds a file of. */
function exampleOf(node: unknown): string | undefined {
  return /^examples\/([^/]+\/[^/]+)\//.exec(fileOf(node))?.[1];
}

/** The file that a fence embeds, relative to the repository root. */
function fileOf(node: unknown): string {
  const { type, meta } = (node ?? {}) as Partial<Code>;
  return (type === 'code' && metaAttribute(meta, 'file')?.replace('<root>/', '')) || '';
}
