import { expect, test } from 'playwright/test';
import { markedLines, markReader } from '../../shared/pages/marked-lines.ts';

const CONFIG = `export default {
  lib: [{}],
};`;
const LATER = `export default {
  // The types.
  lib: [{ dts: true }],
};`;

test('a fence without marks marks nothing, also if its title or file says "changed" or "mark"', () => {
  expect(markedLines('title="changed" file="<root>/examples/basic/mark=/x.ts"', CONFIG)).toBeUndefined();
  expect(markedLines('', CONFIG)).toBeUndefined();
});

test('marks by text find all lines that contain it, wherever they are', () => {
  expect(markedLines('mark="lib"', CONFIG)).toEqual([2]);
  expect(markedLines('mark="lib"', `// new\n${CONFIG}`)).toEqual([3]);
  expect(markedLines(`mark="lib" mark='default {'`, CONFIG)).toEqual([1, 2]);
  expect(markedLines(`title="package.json" mark='"type": "module"'`, '{\n  "type": "module"\n}')).toEqual([2]);
  expect(markedLines('mark="dts"', CONFIG)).toEqual([]);
});

test('a changed block marks the lines that the last one of its title lacks, but no bare punctuation', () => {
  const read = markReader();
  expect(read('title="a.ts" changed', CONFIG)).toEqual([]);
  expect(read('title="b.ts"', LATER)).toBeUndefined();
  expect(read('title="a.ts" changed', LATER)).toEqual([2, 3]);
  expect(read('title="a.ts" changed', `${LATER}\n}\n`)).toEqual([]);
  expect(read('title="a.ts" changed', CONFIG)).toEqual([2]);
});
