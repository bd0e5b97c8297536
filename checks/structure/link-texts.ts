import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

/** Words that say nothing to who hears only the links of a page. */
const EMPTY_WORDS =
  /^(?:(?:click|see|read|look|go)? ?(?:right )?here|click|(?:this|the) (?:link|page|article|section)|link|(?:read|learn|see) more|more|点击这里|点这里|点此|点击此处|点击|此处|这里|这儿|这个链接|链接|此页面|本链接|更多|了解更多|查看更多|详情|查看详情)$/i;

export const linksSayWhereTheyLead: Check = {
  name: 'link-texts',
  looksAt: 'texts of links',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const links: { words: string; from: number }[] = [];
      visit(page.root, (node) => {
        const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
        if (node.type !== 'link' && node.type !== 'linkReference' && !(isElement && node.name === 'a')) return;
        links.push({ words: wordsOf(node).trim(), from: node.position?.start.offset ?? 0 });
      });
      looked(links.length);
      for (const { words, from } of links) {
        if (words === '')
          yield findingAt(page, from, 'a link without words', 'write what is there: [what is there](…)');
        else if (/^(?:https?:\/\/|www\.)/.test(words))
          yield findingAt(page, from, `the address ${words} in words`, 'write [what is there](address), or code');
        else if (/^\[.*\]$/.test(words))
          yield findingAt(page, from, `the link says ${words}`, 'leave out the inner brackets, which readers see');
        else if (EMPTY_WORDS.test(words.replace(/[.。!！,，:：]$/, '')))
          yield findingAt(page, from, `the link says "${words}"`, 'say what is there, such as the title of the page');
      }
    }
  },
};

/** The words of a link; an image says its text, and what code shows is not known. */
function wordsOf(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return node.value;
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'value' in node ? node.value : '';
}
