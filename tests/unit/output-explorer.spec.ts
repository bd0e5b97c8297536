import { expect, test } from '@playwright/test';
import {
  allChoices,
  configText,
  defaultChoice,
  keyOf,
  readChoice,
  writeChoice,
} from '../../site/output-explorer/choices.ts';
import { outputOf } from '../../site/output-explorer/outputs.ts';
import { compareFiles } from '../../theme/output-explorer/load-outputs.ts';

test('every choice survives the way into the address and back', () => {
  const choices = allChoices();
  expect(new Set(choices.map(keyOf)).size).toBe(4 * 2 * 3 * 2 * 3);
  for (const choice of choices) expect(readChoice(writeChoice(choice, ''))).toEqual(choice);
});

test('a comparison tells new, changed and gone files, and the lines that differ', () => {
  const { shown, gone } = compareFiles({ a: 'one\ntwo\n', b: 'new\n' }, { a: 'one\n2\n', c: 'old\n' });
  expect(shown.map(({ path, change }) => [path, change])).toEqual([
    ['a', 'changed'],
    ['b', 'new'],
  ]);
  expect(shown[0]?.parts).toEqual([
    { kind: 'same', text: 'one\n' },
    { kind: 'removed', text: '2\n' },
    { kind: 'added', text: 'two\n' },
  ]);
  expect(gone).toEqual(['c']);
  expect(compareFiles({ a: 'x' }).shown[0]?.change).toBe('same');
});

test('the shown configuration leaves defaults out', () => {
  expect(configText(defaultChoice)).not.toMatch(/bundle|dts|syntax|autoExtension/);
  expect(configText({ ...defaultChoice, format: 'umd', dts: 'bundle' })).toMatch(
    /umdName: 'SlugKit',\n.*dts: \{ bundle: true \},/,
  );
});

test('a combination without data is an error that names it', () => {
  expect(() => outputOf(defaultChoice, { contents: {}, combinations: {} })).toThrow('esm.true.false.true.esnext');
});
