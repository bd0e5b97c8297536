import { expect, test } from '@playwright/test';
import { mentionsIn } from '../../checks/markdown/elements.ts';
import { readPage } from '../../checks/pages/read-page.ts';
import { defaultCode } from '../../plugins/option-facts/default-code.ts';
import { factsBelow, findFact } from '../../plugins/option-facts/find-fact.ts';
import { groupMeasurements, valueText } from '../../plugins/option-facts/measured-default.ts';
import { optionAnchor } from '../../site/option-facts/option-fact.ts';

test('a declared default counts only when it is code', () => {
  expect(defaultCode('`true`')).toBe('true');
  expect(defaultCode("'esm'")).toBe("'esm'");
  expect(defaultCode('`[process.execPath]`')).toBe('[process.execPath]');
  expect(defaultCode('```js\nconst shims = {\n  cjs: { url: true },\n};\n```')).toBe('{ cjs: { url: true } }');
  for (const words of [
    'Current platform',
    '`true` when bundling, otherwise `false`',
    '{@link https://rslib.rs}',
    "isDev ? 'a' : false",
    '',
  ]) {
    expect(defaultCode(words), words).toBeUndefined();
  }
});

test('a value is written as a reader would type it', () => {
  expect(valueText({ js: './', 'import.meta.url': true, none: undefined, list: [/a/, "it's", {}] })).toBe(
    "{ js: './', 'import.meta.url': true, list: [/a/, 'it\\'s', {}] }",
  );
});

test('a default that never differs is one value', () => {
  const everywhere = ['esm', 'cjs'].flatMap((format) =>
    ['module', 'commonjs'].map((packageType) => ({ format, packageType, value: 'true' })),
  );
  expect(groupMeasurements(everywhere)).toBe('true');
});

test('a default that differs by format names the formats, and the package type only where it matters', () => {
  const measure = (format: string, packageType: string, value: string) => ({ format, packageType, value });
  expect(
    groupMeasurements([
      measure('esm', 'module', '.js'),
      measure('esm', 'commonjs', '.mjs'),
      measure('umd', 'module', '.js'),
      measure('umd', 'commonjs', '.js'),
    ]),
  ).toEqual([
    { when: 'format: \'esm\', "type": "module"', value: '.js' },
    { when: 'format: \'esm\', "type": "commonjs"', value: '.mjs' },
    { when: "format: 'umd'", value: '.js' },
  ]);
  expect(
    groupMeasurements([
      { format: 'esm', value: 'true' },
      { format: 'umd', value: 'false' },
      { format: 'mf', value: 'false' },
    ]),
  ).toEqual([
    { when: "format: 'esm'", value: 'true' },
    { when: "format: 'umd' | 'mf'", value: 'false' },
  ]);
});

test('an option is anchored by its dotted name in kebab case', () => {
  expect(optionAnchor('dts.abortOnError')).toBe('dts-abort-on-error');
  expect(optionAnchor('shims.cjs.import.meta.url')).toBe('shims-cjs-import-meta-url');
  expect(optionAnchor('shims.esm.__dirname')).toBe('shims-esm-dirname');
  expect(optionAnchor('experiments.exe.seaOptions.disableExperimentalSEAWarning')).toBe(
    'experiments-exe-sea-options-disable-experimental-sea-warning',
  );
});

test('a mistyped option is told the nearest one', () => {
  expect(() => findFact('dts.abortonErrr')).toThrow('Did you mean "dts.abortOnError"?');
});

test('the options below an option are those one level deeper', () => {
  expect(Object.keys(factsBelow('redirect'))).toContain('redirect.js');
  expect(Object.keys(factsBelow('redirect'))).not.toContain('redirect.js.path');
});

test('facts are found where they stand, and not in code', () => {
  const source =
    '# x\n\n```mdx\n<OptionFacts name="bundle" />\n```\n\nUse `<OptionFacts name="id" />`.\n\n<OptionFacts name="dts.alias" />\n<OptionFacts option="dts" />\n';
  const known = { component: 'OptionFacts', lang: 'zh', file: 'docs/zh/x.mdx', column: 1 };
  expect(mentionsIn(readPage('docs/zh/x.mdx', source))).toEqual([
    { ...known, name: 'dts.alias', line: 9 },
    { ...known, name: '', line: 10 },
  ]);
});
