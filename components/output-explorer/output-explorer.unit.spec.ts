import { expect, test } from 'playwright/test';
import { defaultChoice, keyOf, readChoice, writeChoice } from './choices.ts';
import { compareFiles } from './load-outputs.ts';
import { outputOf } from './outputs.ts';
import { allChoices, configText } from './record/combinations.ts';

test('every choice survives a round trip through the URL', () => {
  const choices = allChoices();
  expect(new Set(choices.map(keyOf)).size).toBe(4 * 2 * 3 * 2 * 3);
  for (const choice of choices) expect(readChoice(writeChoice(choice, ''))).toEqual(choice);
});

test('a comparison lists added, changed and removed files, and the lines that differ', () => {
  const { shown, gone } = compareFiles({ a: 'one\ntwo\n', b: 'new\n' }, { a: 'one\n2\n', c: 'old\n' });
  expect(shown.map(({ path, change }) => [path, change])).toEqual([
    ['a', 'changed'],
    ['b', 'new'],
  ]);
  expect(shown[0]?.parts).toEqual([
    { kind: 'same', markup: 'one\n' },
    { kind: 'removed', markup: '2\n' },
    { kind: 'added', markup: 'two\n' },
  ]);
  expect(gone).toEqual(['c']);
  expect(compareFiles({ a: 'x' }).shown[0]?.change).toBe('same');
});

test('the displayed config omits defaults', () => {
  expect(configText(defaultChoice)).not.toMatch(/bundle|dts|syntax|autoExtension/);
  expect(configText({ ...defaultChoice, format: 'umd', dts: 'bundle' })).toMatch(
    /umdName: 'SlugKit',\n.*dts: \{ bundle: true \},/,
  );
});

test('a combination without data is an error that names it', () => {
  expect(() => outputOf(defaultChoice, { contents: {}, combinations: {} })).toThrow('esm.true.false.true.esnext');
});
