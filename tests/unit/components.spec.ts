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

for (const name of ['part/index.tsx', 'part.jsx']) {
  test(`a static component is refused for what stands in ${name}`, () => {
    const folder = test.info().outputPath('note');
    mkdirSync(path.join(folder, 'part'), { recursive: true });
    const file = path.join(folder, name);
    writeFileSync(path.join(folder, 'Note.tsx'), "export const Note = () => import('./part');\n");
    writeFileSync(file, 'export const Part = () => <b onClick={() => {}} />;\n');
    expect([...staticFiles([defineComponent({ ...view, folder, hydrate: 'never' })]).keys()]).toContain(file);
  });
}

for (const [what, part] of [
  ['useState(', "import { useState } from 'react';\n\nexport const Part = () => useState(0)[0];\n"],
  ['useState<number>(', "import { useState } from 'react';\n\nexport const Part = () => useState<number>(0)[0];\n"],
  ['useEffect(', "import { useEffect } from 'react';\n\nexport const Part = () => useEffect(() => {});\n"],
  ['a hook under another name', "import { useState as use } from 'react';\n\nexport const Part = () => use(0)[0];\n"],
  ['React.useReducer', "import * as React from 'react';\n\nexport const Part = () => React.useReducer(a, 0)[0];\n"],
  ['a hook taken out of React', "import React from 'react';\n\nconst { useEffect: run } = React;\n"],
  ["another package's hook", "import { useMedia } from 'a-package';\n\nexport const Part = () => useMedia('print');\n"],
  [
    'setState',
    "import { Component } from 'react';\n\nexport class Part extends Component { go = () => this.setState({}) }\n",
  ],
  [
    'componentDidMount',
    "import { Component } from 'react';\n\nexport class Part extends Component { componentDidMount() {} }\n",
  ],
  ['onClick', 'export const Part = () => (\n\n<b onClick={() => {}} />);\n'],
  ['a handler after an address', 'export const Part = () => (\n\n<a href="https://a.b" onClick={go} />);\n'],
  [
    'a handler in createElement',
    "import { createElement } from 'react';\n\nexport const Part = () => createElement('b', { onClick() {} });\n",
  ],
  ['a handler in props', 'export const Part = () => {\n\nconst props = { onClick: go }; return <b {...props} />; };\n'],
  ['an action of a form', 'export const Part = () => (\n\n<form action={() => {}} />);\n'],
  ['a ref with a function', 'export const Part = () => (\n\n<b ref={(element) => {}} />);\n'],
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
  expect(judge('export const Part = () => <Fact list={(one) => one} text="onClick={}" />;\n')).toBeUndefined();
  expect(
    judge("import { useId } from 'react';\nexport const Part = ({ onClick }) => <b id={useId()} />;\n"),
  ).toBeUndefined();
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
