import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkImageSizes } from '../../plugins/remark-image-sizes.ts';

test('images of a page get their sizes; a given one stays, and the other follows', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'images-'));
  mkdirSync(path.join(root, 'public'));
  writeFileSync(path.join(root, 'public/a.svg'), '<svg viewBox="0 0 300 150">');
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse(
      '![a](/a.svg)\n\n<img src="/a.svg" width="60" />\n\n<img src="/gone.svg" />\n\n<img src="https://example.test/a.svg" />',
    );
  await unified()
    .use(remarkImageSizes, { root })
    .run(tree, { path: path.join(root, 'x.mdx') });
  rmSync(root, { recursive: true });
  const [paragraph, ...elements] = (tree as Root).children;
  expect(paragraph).toMatchObject({ children: [{ data: { hProperties: { width: 300, height: 150 } } }] });
  const attributes = (elements as MdxJsxFlowElement[]).map((one) =>
    Object.fromEntries(
      one.attributes.flatMap((item) => (item.type === 'mdxJsxAttribute' ? [[item.name, item.value]] : [])),
    ),
  );
  expect(attributes).toEqual([
    { src: '/a.svg', width: '60', height: '30' },
    { src: '/gone.svg' },
    { src: 'https://example.test/a.svg' },
  ]);
});
