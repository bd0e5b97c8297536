import { slugify } from 'slug-kit';
import { expect, test } from 'vitest';

test('makes a slug', () => {
  expect(slugify('Hello World')).toBe('hello-world');
});
