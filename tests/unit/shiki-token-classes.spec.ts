import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { tokenClasses } from '../../plugins/shiki-transformers.ts';

const span = (style: string, value: string, more = {}) => ({
  type: 'element',
  tagName: 'span',
  properties: { style, ...more },
  children: [{ type: 'text', value }],
});

test('a word of code has a class for its colour, and plain words have no element', () => {
  const line = {
    type: 'element',
    tagName: 'span',
    properties: { class: 'line' },
    children: [
      span('color:var(--shiki-token-keyword)', 'import'),
      span('color:var(--shiki-foreground)', ' { a'),
      span('color:var(--shiki-foreground)', ' } '),
      span('color:var(--shiki-token-string-expression)', "'b'"),
    ],
  };
  const pre = { type: 'element', tagName: 'pre', properties: { class: 'shiki', style: 'color:red' }, children: [line] };
  tokenClasses.root({ type: 'root', children: [pre] });
  expect(pre.properties).toEqual({ class: 'shiki' });
  expect(line.children).toEqual([
    { ...span('', 'import'), properties: { class: 'token-keyword' } },
    { type: 'text', value: ' { a } ' },
    { ...span('', "'b'"), properties: { class: 'token-string-expression' } },
  ]);
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
