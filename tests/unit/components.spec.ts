import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { staticFiles, staticFinding } from '../../plugins/page-components/static-files.ts';
import { defineComponent, textsOf } from '../../shared/define-component.ts';

const view = { view: () => Promise.resolve({ Note: (_: { text: string }) => null }), name: 'Note' } as const;

/** Judges a component whose view imports a file with a text. */
function judge(part: string, more: object = {}): string | undefined {
  const folder = test.info().outputPath('note');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'part.tsx');
  writeFileSync(path.join(folder, 'Note.tsx'), "import { Part } from './part';\nexport const Note = () => <Part />;\n");
  writeFileSync(file, part);
  return staticFinding(file, part, staticFiles([defineComponent({ ...view, folder, hydrate: 'never', ...more })]));
}

for (const [what, part] of [
  ['useState(', "import { useState } from 'react';\n\nexport const Part = () => useState(0)[0];\n"],
  ['useState<number>(', "import { useState } from 'react';\n\nexport const Part = () => useState<number>(0)[0];\n"],
  ['useEffect(', "import { useEffect } from 'react';\n\nexport const Part = () => useEffect(() => {});\n"],
  ['onClick', 'export const Part = () => (\n\n<b onClick={() => {}} />);\n'],
] as const) {
  test(`a static component with ${what}, in any of its files, is refused with file, line and remedy`, () => {
    expect(judge(part)).toMatch(
      /note\/part\.tsx:3 — <Note> is static, so its \w+ would do nothing .* — remove hydrate/,
    );
    expect(judge(part, { hydrate: 'idle' })).toBeUndefined();
    expect(judge(part, { script: 'document/tabs.ts' })).toBeUndefined();
  });
}

test('a static component may read the page, its texts and a comment', () => {
  expect(judge('/* useState() */\nexport const Part = () => useText()("x"); // onClick={}\n')).toBeUndefined();
});

test('two components cannot have a text of the same name', () => {
  const texts = { hello: { en: 'Hello', zh: '你好' } };
  const one = defineComponent({ ...view, folder: '', texts });
  expect(textsOf([one, one], {})).toEqual(texts);
  expect(() => textsOf([one, defineComponent({ ...view, folder: '', texts: { ...texts } })], {})).toThrow(
    '<Note> has a text "hello", and so has another. Rename it.',
  );
});

// Checked by `tsc`: each call below an `@ts-expect-error` must not compile.
test('a definition has to fit its view', () => {
  const folder = '';
  // @ts-expect-error: the view exports another name
  defineComponent({ ...view, name: 'Other', folder });
  // @ts-expect-error: the prop is a string
  defineComponent({ ...view, folder, props: () => ({ text: 1 }) });
  // @ts-expect-error: a language is missing
  defineComponent({ ...view, folder, texts: { hello: { en: 'Hello' } } });
  // @ts-expect-error: there is no such hydration
  expect(defineComponent({ ...view, folder, hydrate: 'soon' }).hydrate).toBe('soon');
});
