import { expect, test } from 'playwright/test';
import { factsBelow, findFact } from '../../shared/option-facts/find-fact.ts';
import { mentionsIn } from '../../writing/checks/markdown/elements.ts';
import { readPage } from '../../writing/checks/pages/read-page.ts';

test('an unknown option is an error that suggests the nearest one', () => {
  expect(() => findFact('dts.abortonErrr')).toThrow('Did you mean "dts.abortOnError"?');
});

test('an option whose facts are not recorded is an error that says where to add it', () => {
  expect(() => findFact('output.filename.css')).toThrow('Add it to writing/option-facts/collect-facts.ts');
});

test('the suboptions of an option are one level deeper', () => {
  expect(Object.keys(factsBelow('redirect'))).toContain('redirect.js');
  expect(Object.keys(factsBelow('redirect'))).not.toContain('redirect.js.path');
});

test('<OptionFacts> is found in prose, but not in code', () => {
  const source =
    '# x\n\n```mdx\n<OptionFacts name="bundle" />\n```\n\nUse `<OptionFacts name="id" />`.\n\n<OptionFacts name="dts.alias" />\n<OptionFacts option="dts" />\n';
  const known = { component: 'OptionFacts', file: 'docs/zh/x.mdx', column: 1 };
  expect(mentionsIn(readPage('docs/zh/x.mdx', source))).toEqual([
    { ...known, name: 'dts.alias', line: 9 },
    { ...known, name: '', line: 10 },
  ]);
});
