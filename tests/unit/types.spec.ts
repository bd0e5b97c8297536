import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { type CodeBlock, noteReader } from '../../plugins/types/type-notes.ts';
import { embeddedSources } from '../../plugins/types/types.ts';
import type { TypeNotes } from '../../shared/type-notes.ts';

const ROOT = path.resolve('.');
const DOCS = path.resolve('docs');

const reader = noteReader(ROOT, DOCS, []);

const CONFIG = `import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig(({ env }) => ({
  lib: [{ format: 'esm', dts: { bundle: true }, source: { define: { VERSION: '1' } } }],
  output: { target: 'web' },
  plugins: [pluginReact()],
}));
`;

/** What a block tells about the names in it: the name, and its type as text. */
async function told(block: Partial<CodeBlock> & { code: string }): Promise<[name: string, type: string][]> {
  const notes = (await reader)({ lang: 'en', file: 'examples/rslib.config.ts', isEmbedded: false, ...block });
  return namesOf(notes, block.code).map(([name, note]) => [name, note.type.map(([text]) => text).join('')]);
}

function namesOf({ names, notes }: TypeNotes, code: string) {
  return names.map(([offset, length, note]) => [code.slice(offset, offset + length), notes[note]!] as const);
}

test('in a config, options have the types of the installed package, wherever they are set', async () => {
  expect(await told({ code: CONFIG })).toEqual([
    ['pluginReact', 'const pluginReact: (options?: PluginReactOptions) => RsbuildPlugin'],
    ['env', expect.stringContaining('env: string')],
    ['format', "format: 'esm' | 'cjs' | 'umd' | 'mf' | 'iife'"],
    ['dts', expect.stringContaining('boolean')],
    ['bundle', expect.stringMatching(/^dts\.bundle: boolean/)],
    ['source', expect.stringMatching(/^source: /)],
    ['define', expect.stringMatching(/^source\.define: /)],
    ['output', expect.stringMatching(/^output: /)],
    ['target', expect.stringMatching(/^output\.target: /)],
    ['plugins', expect.stringMatching(/^plugins: /)],
    ['pluginReact', 'pluginReact(options?: PluginReactOptions): RsbuildPlugin'],
  ]);
});

for (const [lang, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const) {
  test(`in ${lang}, an option tells its default and what its page says first, and leads there`, async () => {
    const notes = (await reader)({ lang, file: 'examples/rslib.config.ts', isEmbedded: false, code: CONFIG });
    const [, bundle] = namesOf(notes, CONFIG).find(([name]) => name === 'bundle')!;
    const page = readFileSync(`docs/${lang}/config/lib/dts-bundle.mdx`, 'utf8');
    const said = bundle.text!.map(([text, isCode]) => (isCode ? `\`${text}\`` : text)).join('');
    expect(said.length).toBeGreaterThan(20);
    expect(page).toContain(said);
    expect(bundle.defaults).toEqual([{ when: '', value: 'false' }]);
    expect(bundle.page).toEqual({ name: 'lib.dts.bundle', address: `${prefix}/config/lib/dts-bundle` });
  });
}

test('a section of a page is found by its anchor', async () => {
  const code =
    "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ output: { polyfill: 'usage' } });";
  const notes = (await reader)({ lang: 'en', file: 'examples/rslib.config.ts', isEmbedded: false, code });
  const [, polyfill] = namesOf(notes, code).find(([name]) => name === 'polyfill')!;
  expect(polyfill.page).toEqual({ name: 'output.polyfill', address: '/config/rsbuild/output#output-polyfill' });
});

test('a lib item in a variable of its type has options; a value, a plugin and another object have none', async () => {
  const code = `import { defineConfig, type LibConfig } from '@rslib/core';
const item: LibConfig = { format: 'cjs' };
const own = { format: 'mine' };
export default defineConfig({ lib: [item], source: { define: { format: own.format } } });`;
  const formats = (await told({ code })).filter(([name]) => name === 'format');
  expect(formats.map(([, type]) => type)).toEqual([
    "format: 'esm' | 'cjs' | 'umd' | 'mf' | 'iife'",
    '(property) format: string',
  ]);
});

test('a source has the types that the compiler infers, with the settings of its own project', async () => {
  const code = 'export const sum = (a: number, b: number) => a + b;';
  expect(await told({ file: 'examples/sum.ts', code })).toContainEqual([
    'sum',
    'const sum: (a: number, b: number) => number',
  ]);
  const aliased = embeddedSources(DOCS).filter(
    (file) => /\/src\//.test(file) && /from '[@#~]\//.test(readFileSync(file, 'utf8')),
  );
  for (const file of aliased) {
    const types = await told({ file, isEmbedded: true, code: readFileSync(file, 'utf8') });
    expect(types, file).not.toContainEqual([expect.anything(), expect.stringMatching(/: any$/)]);
  }
});

test('comments in another language move names, and change none', async () => {
  const file = embeddedSources(DOCS).find((one) => /^\/\/ /m.test(readFileSync(one, 'utf8')) && one.includes('/src/'))!;
  const code = readFileSync(file, 'utf8');
  const translated = code.replace(/^\/\/ .*$/m, '// 一条更长的注释，后面的名称都向后移动了很多很多个字符，一直到这里');
  expect(await told({ file, isEmbedded: true, code: translated })).toEqual(
    await told({ file, isEmbedded: true, code }),
  );
  await expect(told({ file, isEmbedded: true, code: `${code}\nconst other = 1;` })).rejects.toThrow(file);
});

test('a tsconfig has the types and defaults that the compiler declares', async () => {
  const code =
    '{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "lib": ["es2022"], "mine": 1 }, "include": ["src"] }';
  const file = 'examples/tsconfig.json';
  expect(await told({ file, code })).toEqual([
    ['"strict"', 'strict?: boolean'],
    ['"jsx"', "jsx?: 'preserve' | 'react-native' | 'react-jsx' | 'react-jsxdev' | 'react'"],
    ['"lib"', expect.stringMatching(/^lib\?: \('es5' \| .*…\)\[\]$/)],
  ]);
});
