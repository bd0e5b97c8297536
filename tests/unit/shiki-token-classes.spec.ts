import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { tokenClasses } from '../../plugins/shiki-transformers.ts';

const span = (style: string, value: string, more = {}) => ({
  type: 'element',
  tagName: 'span',
  properties: { style, ...more },
  children: [{ type: 'text', value }],
});

test('a style without a class fails the build', () => {
  expect(() => tokenClasses.root({ type: 'root', children: [span('color:#fff', 'y')] })).toThrow(
    'there is no class for the style "color:#fff"',
  );
});

test('the theme has a color for every kind of token', () => {
  const tokens = readFileSync('theme/index.css', 'utf8').matchAll(/--shiki-(token-[a-z-]+):/g);
  const names = new Set([...tokens].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(8);
  const css = readFileSync('theme/code-block/tokens.css', 'utf8');
  const rules = [...css.matchAll(/^(\S[^{]*) \{\n {2}color: var\(--shiki-([a-z-]+)\);\n\}/gm)];
  for (const name of names) {
    const selectors = rules.filter(([, , color]) => color === name).map(([, selector = '']) => selector);
    expect(selectors.join().match(/\.[\w-]+/g), name).toContain(`.${name}`);
  }
});
