const { slugify } = require('slug-kit');

test('makes a slug', () => {
  expect(slugify('Hello World')).toBe('hello-world');
});
