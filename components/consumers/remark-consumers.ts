import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { wordsIn } from '../../plugins/discovery/words.ts';
import { languageOfFile, prefixOf } from '../../shared/languages.ts';
import { attributesOf } from '../../shared/pages/elements.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';
import { consumersTable } from './consumers-table.ts';

/** Inserts the table of its group into each `<Consumers of="…" />`. */
export const remarkConsumers: Plugin<[], Root> = () => (tree, file) => {
  const lang = languageOfFile(file.path);
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Consumers') return;
    const { children } = parsePage(consumersTable(attributesOf(node).of ?? '', wordsIn(lang)));
    node.children = structuredClone(children) as typeof node.children;
    visit(node, 'link', (link) => {
      link.url = prefixOf(lang) + link.url;
    });
  });
};
