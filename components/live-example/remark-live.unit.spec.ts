import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { expect, test } from 'playwright/test';
import { unified } from 'unified';
import { attributesOf, elementWith } from '../../shared/pages/elements.ts';
import { remarkLive } from './remark-live.ts';

const FILE = 'examples/g/a/consumer/Tea.tsx';

/** A page as `@rspress/plugin-preview` leaves it, with a fence of this meta, after the remark plugin. */
function liveNodes(meta: string): RootContent[] {
  const specifier = { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'Demo_p_1' } };
  const statement = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: { type: 'Literal', value: './p.tsx' },
  };
  const imported = { type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', body: [statement] } } };
  const frame = elementWith('Preview', {});
  frame.children = [{ type: 'code', lang: 'tsx', meta, value: '' }, elementWith('Demo_p_1', {})];
  const tree = { type: 'root', children: [imported, frame] } as unknown as Root;
  return (
    unified()
      .use(remarkLive, new Set([FILE]), (file) => `live/${file}`)
      .runSync(tree) as Root
  ).children;
}

test('a page names the file of a live example, and imports what makes it live without a name', () => {
  const [imported, element, code, ...rest] = liveNodes(`title="Tea.tsx" preview file="<root>/${FILE}"`);
  expect(attributesOf(element as MdxJsxFlowElement)).toEqual({ file: FILE, title: 'Tea.tsx' });
  expect(code?.type).toBe('code');
  expect(rest).toEqual([]);
  expect((imported as Extract<RootContent, { type: 'mdxjsEsm' }>).data?.estree?.body).toEqual([
    { type: 'ImportDeclaration', specifiers: [], source: { type: 'Literal', value: `live/${FILE}` } },
  ]);
});

test('a live fence without a file of an example, or with one that was unknown at the start, says what to do', () => {
  expect(() => liveNodes('preview')).toThrow('write file="<root>/examples/…"');
  expect(() => liveNodes('preview file="<root>/examples/g/a/New.tsx"')).toThrow('start the command again');
});
