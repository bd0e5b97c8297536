import { expect, test } from 'playwright/test';
import { type Finding, formatFinding } from '../../shared/findings/finding.ts';
import { drift } from '../../writing/checks/drift/drift.ts';
import { LEDGER, withCompared } from '../../writing/checks/drift/ledger.ts';
import { siteOf } from '../content/small-site/small-site.ts';

const [EN, ZH] = ['docs/en/guide/x.mdx', 'docs/zh/guide/x.mdx'];
const english = `---
description: What it does.
---

# Name

One sentence.

## Usage

Write *this* word,
and \`that\` code.

| a | b |
|---|---|
| c | d |

## Related

- [Other](/other)

\`\`\`ts file="<root>/examples/g/x/rslib.config.ts"
\`\`\`
`;
const chinese = `# 名字

一句话。

## 用法 \\{#usage}

写这个词。

## 相关内容 \\{#related}

- [其他](/other)
`;

const ledger = withCompared({}, siteOf({ [EN]: english, [ZH]: chinese }));
function report(en: string, zh: string, compared = ledger): string[] {
  const site = siteOf({ [EN]: en, [ZH]: zh, [LEDGER]: JSON.stringify(compared) });
  return [...(drift.run(site, () => {}) as Iterable<Finding>)].map(formatFinding);
}

test('a keyword does not change a section, but a description does', () => {
  const keywords = 'keywords: [word]\nsectionKeywords:\n  usage:\n    - another word\n  related: [third]\n';
  const more = english.replace('description:', `${keywords}description:`);
  expect(report(more, chinese)).toEqual([]);
  expect(report(english.replace('---\n\n', `${keywords}---\n\n`), chinese)).toEqual([]);
  expect(report(more.replace('What it does.', 'What it did.'), chinese)).toHaveLength(1);
});

test('source formatting, or another group of an example, does not change a section', () => {
  const other = english
    .replace('word,\nand', 'word, and')
    .replace('*this*', '_this_')
    .replace('- [Other]', '* [Other]')
    .replace('|---|---|', '| :-- | - |')
    .replace('examples/g/x/', 'examples/h/x/')
    .replaceAll('\n', '\r\n');
  expect(report(other, chinese)).toEqual([]);
});

test('a section whose text, code or links have changed is reported with both positions and the command', () => {
  const changes: [string, string, string, number][] = [
    ['One sentence.', 'Another sentence.', 'beginning of the page', 1],
    ['What it does.', 'What it did.', 'beginning of the page', 1],
    ['Write', 'Type', 'section #usage', 5],
    ['*this*', 'this', 'section #usage', 5],
    ['`that`', '`than`', 'section #usage', 5],
    ['## Usage', '## How to use it \\{#usage}', 'section #usage', 5],
    ['(/other)', '(/another)', 'section #related', 9],
    ['examples/g/x/', 'examples/g/y/', 'section #related', 9],
  ];
  for (const [from, to, section, line] of changes) {
    const [finding = '', ...others] = report(english.replace(from, to), chinese);
    expect(others, from).toEqual([]);
    expect(finding).toContain(`${ZH}:${line}:1 — the ${section}, or ${EN}:`);
    expect(finding).toContain(
      `has changed since they were compared — make sure that both say the same, then npm run reviewed -- ${ZH}`,
    );
  }
  expect(report(english, chinese.replace('写', '打'))).toEqual(report(english.replace('Write', 'Type'), chinese));
});

test('a page or section that was never compared is reported, once', () => {
  expect(report(english, chinese, {})).toEqual([
    expect.stringContaining(`${ZH}:1:1 — this page and ${EN} were never compared`),
  ]);
  expect(report(`${english}\n## New\n`, `${chinese}\n## 新 \\{#new}\n`)).toEqual([
    expect.stringContaining(`${ZH}:13:1 — the section #new, or ${EN}:25`),
  ]);
});

test('a section that one language lacks is left to another check', () => {
  expect(report(english.replace('## Usage', '## Use'), chinese)).toEqual([]);
});

test('reviewed pages are recorded in order, others stay, and those that are gone go', () => {
  const before = { 'docs/zh/gone.mdx': { _top: '1' }, 'docs/zh/guide/y.mdx': { _top: '2' } };
  const files = { [EN]: english, [ZH]: chinese, 'docs/en/guide/y.mdx': '# Y', 'docs/zh/guide/y.mdx': '# Y' };
  const site = { ...siteOf(files), isRequested: (file: string) => file === EN };
  expect(Object.entries(withCompared(before, site))).toEqual([
    ...Object.entries(ledger),
    ['docs/zh/guide/y.mdx', { _top: '2' }],
  ]);
});
