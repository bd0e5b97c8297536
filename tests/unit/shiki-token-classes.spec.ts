import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { tokenClasses } from '../../plugins/shiki-transformers.ts';

const span = (style: string, value: string, more = {}) => ({
  type: 'element',
  tagName: 'span',
  properties: { style, ...more },
  children: [{ type: 'text', value }],
});

test('a style that no class stands for ends the build', () => {
  expect(() => tokenClasses.root({ type: 'root', children: [span('color:#fff', 'y')] })).toThrow(
    'no class stands for the style "color:#fff"',
  );
});

test('the theme colours every kind of word', () => {
  const tokens = readFileSync('theme/index.css', 'utf8').matchAll(/--shiki-(token-[a-z-]+):/g);
  const names = new Set([...tokens].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(8);
  const css = readFileSync('theme/code-block/tokens.css', 'utf8');
  for (const name of names) expect(css).toContain(`.${name} {\n  color: var(--shiki-${name});\n}`);
});
