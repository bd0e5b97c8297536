import { expect, test } from 'playwright/test';
import { type ImageSelector, imagesOf } from '../../document/image-zoom/images-of.ts';

const node = (nodeName: string) => ({ nodeName, nodeType: 1 }) as unknown as Node;
const image = node('IMG');
const figure = node('FIGURE');
const root = {
  querySelectorAll(selector: string) {
    if (selector.includes('{')) throw new SyntaxError('not a valid selector');
    return [image, figure];
  },
} as unknown as ParentNode;

test('[V-01] zoom accepts a selector, node, node list or array, and ignores elements that are not images', () => {
  for (const selector of ['.doc *', image, [image, figure], new Set([figure, image])]) {
    expect(imagesOf(selector, root)).toEqual([image]);
  }
  expect(imagesOf(figure, root)).toEqual([]);
  expect(imagesOf([], root)).toEqual([]);
});

test('[V-01] an invalid selector throws', () => {
  for (const selector of ['{', 42, {}, null, undefined, true, [null], ['img'], [image, 42]]) {
    expect(() => imagesOf(selector as ImageSelector, root)).toThrow(
      'The provided selector is invalid, expects a CSS selector, a Node element, a NodeList or an array',
    );
  }
});
