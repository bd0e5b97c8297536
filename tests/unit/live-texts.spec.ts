import { expect, test } from '@playwright/test';
import { exportedData, readTexts } from '../../plugins/live-texts.ts';
import { texts } from '../../site/texts.ts';

test('the data that a module exports is read, whatever the compiler has put behind it', () => {
  const code = 'export default {\n  "a": "}",\n  "b": {\n    "c": [1]\n  }\n}';
  const data = { a: '}', b: { c: [1] } };
  expect(exportedData(code)).toEqual(data);
  expect(exportedData(`${code};\n\nfunction $RefreshSig$() { return 1 }\n`)).toEqual(data);
  expect(exportedData('export default {"a":"}"}')).toEqual({ a: '}' });
});

test('the dictionary that is read anew is the one that is imported', async () => {
  expect(await readTexts()).toEqual(texts);
});
