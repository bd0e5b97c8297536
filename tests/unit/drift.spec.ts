import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { driftFindings } from '../../checks/drift/drift.ts';
import { markReviewed } from '../../checks/drift/mark-reviewed.ts';
import { LEDGER, type Ledger, ledgerText, withCompared } from '../../site/drift/ledger.ts';
import { readSections } from '../../site/drift/sections.ts';

const english = `---
description: What it does.
keywords: [one]
---

# Name

One sentence.

## Usage

Write *this* word,
and \`that  code\`.

## Related

- [Other](/other)

\`\`\`ts file="<root>/examples/x/rslib.config.ts"
\`\`\`
`;
const chinese = `# 名字

一句话。

## 用法 \\{#usage}

写这个词。

## 相关内容 \\{#related}

- [其他](/other)
`;
const hashes = (text: string) => Object.fromEntries([...readSections(text)].map(([id, { hash }]) => [id, hash]));
const changedIds = (before: string, after: string) =>
  Object.keys(hashes(before)).filter((id) => hashes(before)[id] !== hashes(after)[id]);

test('a page has a section for each heading, with its public id, and one for its introduction', () => {
  const sections = [...readSections(`${chinese}\n## Twice\n\n## Twice\n`).values()];
  expect(sections.map(({ id, line }) => `${id}:${line}`)).toEqual([
    '_top:1',
    'usage:5',
    'related:9',
    'twice:13',
    'twice-1:15',
  ]);
});

test('source formatting, comments, explicit ids and keywords do not change a section', () => {
  const other = english
    .replace('word,\nand', 'word, and')
    .replace('*this*', '_this_')
    .replace('## Usage', '## Usage \\{#usage}')
    .replace('- [Other]', '{/* a comment */}\n\n* [Other]')
    .replace('[one]', '[two]')
    .replaceAll('\n', '\r\n');
  expect(changedIds(english, other)).toEqual([]);
  const table = '## A\n\n| a | b |\n|---|---|\n| c | d |\n';
  expect(changedIds(table, '## A\n\n| a   | b |\n| :-- | - |\n| c   | d |\n')).toEqual([]);
});

test('changed text, code or links affect only their own section', () => {
  const changes: [string, string, string][] = [
    ['One sentence.', 'Another sentence.', '_top'],
    ['What it does.', 'What it did.', '_top'],
    ['Write', 'Type', 'usage'],
    ['*this*', 'this', 'usage'],
    ['that  code', 'that code', 'usage'],
    ['## Usage', '## How to use it \\{#usage}', 'usage'],
    ['(/other)', '(/another)', 'related'],
    ['examples/x/', 'examples/y/', 'related'],
  ];
  for (const [from, to, id] of changes) expect(changedIds(english, english.replace(from, to)), from).toEqual([id]);
});

const page = 'guide/x.mdx';
const compared = () => {
  const [en, zh] = [readSections(english), readSections(chinese)];
  return withCompared({}, page, [...en.keys()], { en, zh });
};
const report = (en: string, zh: string, ledger: Ledger = compared()) =>
  driftFindings(page, { en: readSections(en), zh: readSections(zh) }, ledger).map(
    ({ file, line, what, how }) => `${file}:${line} — ${what} — ${how}`,
  );

test('a section that changed in one language is reported in the other, with both positions and the command', () => {
  expect(report(english.replace('Write', 'Type'), chinese)).toEqual([
    'docs/zh/guide/x.mdx:5 — the section #usage was not changed with docs/en/guide/x.mdx:10 — make sure that both say the same, then npm run reviewed -- guide/x#usage',
  ]);
  expect(report(english, chinese.replace('一句话', '另一句话'))).toEqual([
    'docs/en/guide/x.mdx:6 — the beginning of the page was not changed with docs/zh/guide/x.mdx:1 — make sure that both say the same, then npm run reviewed -- guide/x#_top',
  ]);
});

test('a section that changed in both languages, or was never compared, is reported too', () => {
  expect(report(english.replace('Write', 'Type'), chinese.replace('写', '打'))).toEqual([
    'docs/zh/guide/x.mdx:5 — the section #usage and docs/en/guide/x.mdx:10 have both changed — make sure that both say the same, then npm run reviewed -- guide/x#usage',
  ]);
  expect(report(`${english}\n## New\n`, `${chinese}\n## 新 \\{#new}\n`)).toEqual([
    'docs/zh/guide/x.mdx:13 — the section #new and docs/en/guide/x.mdx:22 were never compared — make sure that both say the same, then npm run reviewed -- guide/x#new',
  ]);
});

test('a section removed from both languages is reported; one that a single language lacks is left to another check', () => {
  const without = chinese.replace(/## 用法[^#]*\{#usage\}\n\n写这个词。\n\n/, '');
  expect(report(english, without)).toEqual([]);
  expect(report(english.replace('## Usage', '## Use'), chinese)).toEqual([]);
  expect(report(english.replace(/## Usage[^#]*/, ''), without)).toEqual([
    `${LEDGER}:1 — the section #usage of guide/x is gone — npm run reviewed -- guide/x`,
  ]);
});

test.describe('npm run reviewed', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const ledger = () => JSON.parse(readFileSync(path.join(root, LEDGER), 'utf8')) as Ledger;
  test.beforeEach(() => {
    root = test.info().outputPath();
    write('docs/en/guide/x.mdx', english);
    write('docs/zh/guide/x.mdx', chinese);
    write(LEDGER, ledgerText({ ...compared(), 'guide/old.mdx': { _top: { en: '1', zh: '2' } } }));
  });

  test('records the named section, and leaves the others unchanged', () => {
    write('docs/en/guide/x.mdx', english.replace('Write', 'Type').replace('Other', 'Another'));
    expect(markReviewed(['guide/x#usage'], root)).toEqual(['✓ guide/x#usage']);
    expect(ledger()[page]?.usage?.en).toBe(hashes(english.replace('Write', 'Type')).usage);
    expect(ledger()[page]?.related).toEqual(compared()[page]?.related);
  });

  test('accepts a page as a path or an address, records its changes, and removes deleted sections', () => {
    for (const place of ['docs/zh/guide/x.mdx', 'docs/en/guide/x.mdx', '/zh/guide/x', 'guide/x']) {
      write('docs/en/guide/x.mdx', english.replace('Write', place));
      expect(markReviewed([place], root), place).toEqual(['✓ guide/x#usage']);
    }
    expect(markReviewed(['guide/x'], root)).toEqual([]);
    expect(markReviewed(['guide/old'], root)).toEqual(['− guide/old#_top']);
    expect(Object.keys(ledger())).toEqual([page]);
  });

  test('rejects unknown pages and sections that one language lacks, without writing anything', () => {
    const before = ledger();
    write('docs/en/guide/x.mdx', `${english.replace('Write', 'Type')}\n## Alone\n`);
    const refused: [string, RegExp][] = [
      ['guide/y', /no docs\/en\/guide\/y\.mdx — did you mean guide\/x\?/],
      ['guide/x#usge', /no section #usge — did you mean guide\/x#usage\?/],
      ['guide/x', /only docs\/en\/guide\/x\.mdx has #alone/],
    ];
    for (const [place, message] of refused) expect(() => markReviewed(['guide/x#usage', place], root)).toThrow(message);
    expect(ledger()).toEqual(before);
  });
});
