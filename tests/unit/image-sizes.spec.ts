import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readImageSize } from '../../plugins/image-sizes/read-image-size.ts';
import { remarkImageSizes } from '../../plugins/image-sizes/remark-image-sizes.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const zeros = (count: number) => Array<number>(count).fill(0);

const images: [kind: string, file: Buffer, size: object | undefined][] = [
  ['PNG', bytes([0x89], 'PNG', zeros(12), [0, 0, 2, 128, 0, 0, 0, 240]), { width: 640, height: 240 }],
  ['GIF', bytes('GIF89a', [0x40, 1, 0xf0, 0]), { width: 320, height: 240 }],
  [
    'JPEG',
    bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 240, 1, 64, 3]),
    { width: 320, height: 240 },
  ],
  ['extended WebP', bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [63, 1, 0, 239, 0, 0]), { width: 320, height: 240 }],
  ['lossy WebP', bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [64, 1, 240, 0]), { width: 320, height: 240 }],
  ['lossless WebP', bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(5), [63, 193, 59, 0]), { width: 320, height: 240 }],
  ['SVG with a size', Buffer.from('<svg width="24px" height="12">'), { width: 24, height: 12 }],
  ['SVG with a box', Buffer.from('<svg viewBox="0 0 300 150">'), { width: 300, height: 150 }],
  ['SVG with a width and a box', Buffer.from('<svg width="60" viewBox="0 0 300 150">'), { width: 60, height: 30 }],
  ['SVG without any', Buffer.from('<svg>'), undefined],
  ['text', Buffer.from('words'), undefined],
];

for (const [kind, file, size] of images) {
  test(`the size of an image is read from its file: ${kind}`, () => {
    expect(readImageSize(file)).toEqual(size);
  });
}

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
