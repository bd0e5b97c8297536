import { expect, test } from '@playwright/test';
import { fit } from '../../theme/image-zoom/fit.ts';
import { type ImageSelector, imagesOf } from '../../theme/image-zoom/images-of.ts';

const node = (nodeName: string) => ({ nodeName, nodeType: 1 }) as unknown as Node;
const image = node('IMG');
const figure = node('FIGURE');
const root = {
  querySelectorAll(selector: string) {
    if (selector.includes('{')) throw new SyntaxError('not a valid selector');
    return [image, figure];
  },
} as unknown as ParentNode;

test('[V-01] zoom accepts images by selector, node, node list and array, and nothing else of what these mean', () => {
  for (const selector of ['.doc *', image, [image, figure], new Set([figure, image])]) {
    expect(imagesOf(selector, root)).toEqual([image]);
  }
  expect(imagesOf(figure, root)).toEqual([]);
  expect(imagesOf([], root)).toEqual([]);
});

test('[V-01] an invalid selector throws', () => {
  for (const selector of ['{', 42, {}, null, undefined, true]) {
    expect(() => imagesOf(selector as ImageSelector, root)).toThrow(
      'The provided selector is invalid, expects a CSS selector, a Node element, a NodeList or an array',
    );
  }
});

const place = { left: 100, top: 200, width: 300, height: 150 };
const viewport = { width: 1200, height: 900 };

test('an image grows to its natural size in the middle of the window', () => {
  expect(fit(place, { width: 600, height: 300 }, viewport, 0)).toBe('translate(200px, 100px) scale(2)');
});

test('[K-04] an image grows no larger than the window, and without a margin', () => {
  expect(fit(place, { width: 3000, height: 1500 }, viewport, 0)).toBe('translate(-100px, -50px) scale(4)');
  expect(fit(place, { width: Infinity, height: Infinity }, viewport, 0)).toBe('translate(-100px, -50px) scale(4)');
  expect(fit(place, { width: 3000, height: 1500 }, viewport, 150)).toContain('scale(3)');
});

test('an image smaller than its place keeps the size of its place', () => {
  expect(fit(place, { width: 30, height: 15 }, viewport, 0)).toContain('scale(1)');
});
