import { expect, test } from 'playwright/test';
import { READ_REASONS, type ReadReasons, sameReasons, withRead } from '../../writing/checks/pairs/same-reasons.ts';
import { runCheck } from '../../writing/checks/run-checks.ts';
import { siteOf } from '../content/small-site/small-site.ts';

const [EN, ZH] = ['docs/en/guide/x.mdx', 'docs/zh/guide/x.mdx'];

const siteWith = (en: string, zh: string, read = {}) =>
  siteOf({ [EN]: `# X\n\n${en}\n`, [ZH]: `# X\n\n${zh}\n`, [READ_REASONS]: JSON.stringify(read) });

/** What is reported about a paragraph in both languages. */
async function report(en: string, zh: string, read = {}): Promise<string[]> {
  const { findings } = await runCheck(sameReasons, siteWith(en, zh, read));
  return findings.map(({ file, line, what }) => `${file}:${line} ${what}`);
}

test('a connection that one language states and the other does not is reported where it is missing', async () => {
  const lost: [en: string, zh: string, where: string, what: string][] = [
    ['It fails, because it is old.', '会报错。', ZH, `a reason is missing: ${EN}:3 has "because"`],
    ['Because it is old, it fails.', '会报错。', ZH, `a reason is missing: ${EN}:3 has "Because"`],
    ['It is old, so it fails.', '版本过低，会报错。', ZH, `a reason is missing: ${EN}:3 has "so"`],
    ['It fails unless you set it.', '会报错，请设置。', ZH, `a condition is missing: ${EN}:3 has "unless"`],
    ['It builds, but it fails.', '构建成功，运行报错。', ZH, `a contrast is missing: ${EN}:3 has "but"`],
    ['Set it, so that it runs.', '请设置。', ZH, `a purpose is missing: ${EN}:3 has "so that"`],
    ['It fails on old versions.', '由于版本过低，会报错。', EN, `a reason is missing: ${ZH}:3 has "由于"`],
    ['Set it.', '如果需要，请设置。', EN, `a condition is missing: ${ZH}:3 has "如果"`],
    ['It builds.', '构建成功，但运行报错。', EN, `a contrast is missing: ${ZH}:3 has "但"`],
  ];
  for (const [en, zh, where, what] of lost) expect(await report(en, zh), en).toEqual([`${where}:3 ${what}`]);
});

test('a paragraph that states two connections of a kind needs two in the other language', async () => {
  const both = 'It fails, because it is old, so update it.';
  expect(await report(both, '版本过低，因此会报错。请升级。')).toEqual([
    `${ZH}:3 a reason is missing: ${EN}:3 has "because, so"`,
  ]);
  expect(await report(both, '因为版本过低，所以会报错，请升级。')).toEqual([]);
  expect(await report(both, '版本过低，因此会报错，升级就能运行。')).toEqual([]);
});

test('a connection may be stated in other words', async () => {
  const same: [en: string, zh: string][] = [
    ['Exclude it, because otherwise it is built as well.', '请排除，否则也会构建。'],
    ['If it is off, nothing is written.', '关闭时不会输出。'],
    ['When it is off, nothing is written.', '如果关闭，不会输出。'],
    ['To keep it, set `true`.', '如果要保留，请设为 `true`。'],
    ['It builds, but prints a warning.', '构建成功，仍会给出警告。'],
    ['Each has its own folder, so that none is overwritten.', '各用一个目录，避免互相覆盖。'],
    ['The option is far from new and does so in 2 files, so far.', '这个配置项在两个文件中都有。'],
  ];
  for (const [en, zh] of same) expect(await report(en, zh), en).toEqual([]);
});

test('words in code, links, headings and heads of tables connect nothing', async () => {
  const table = (head: string, cell: string) => `| ${head} |\n| --- |\n| ${cell} |`;
  expect(await report('It prints `failed because`.', '会打印 `failed because`。')).toEqual([]);
  expect(await report('## But why? \\{#why}', '## 原因 \\{#why}')).toEqual([]);
  expect(await report(table('If', 'one'), table('值', '一'))).toEqual([]);
  expect(await report(table('Value', 'one, if set'), table('值', '一'))).toEqual([
    `${ZH}:5 a condition is missing: ${EN}:5 has "if"`,
  ]);
});

test('paragraphs are compared one by one, and not at all in sections that differ in their number', async () => {
  expect((await report('One, because.\n\n- Two.', '一。\n\n- 因为二。')).sort()).toEqual([
    `${EN}:5 a reason is missing: ${ZH}:5 has "因为"`,
    `${ZH}:3 a reason is missing: ${EN}:3 has "because"`,
  ]);
  expect(await report('One, because.\n\nTwo.', '一。')).toEqual([]);
});

test('a paragraph that was read is reported again once one of its languages has changed', async () => {
  const [en, zh] = ['It fails, because it is old.', '版本过低，会报错。'];
  const read = withRead({}, siteWith(en, zh), [`${ZH}:3`]);
  expect(Object.values(read[ZH] ?? {})).toEqual(['because']);
  expect(await report(en, zh, read)).toEqual([]);
  expect(await report(en.replace(' because', '\nbecause'), zh, read)).toEqual([]);
  expect(await report(en.replace('old', 'new'), zh, read)).toHaveLength(1);
  expect(await report(en, zh.replace('过低', '过高'), read)).toHaveLength(1);
});

test('only a paragraph that is reported can be recorded as read', () => {
  const site = siteWith('It fails, because it is old.', '版本过低，会报错。');
  expect(() => withRead({}, site, [`${ZH}:4`])).toThrow(`same-reasons reports nothing at ${ZH}:4 — name a line`);
});

test('paragraphs that agree again and pages that are gone leave the ledger, and other pages stay', () => {
  const site = siteWith('It fails.', '会报错。');
  const ledger: ReadReasons = { [ZH]: { one: 'because' }, 'docs/zh/gone.mdx': { two: 'but' } };
  expect(withRead(ledger, site)).toEqual({});
  const other = { ...site, isRequested: (file: string) => file === 'docs/en/y.mdx' };
  expect(withRead(ledger, other)).toEqual({ [ZH]: { one: 'because' } });
});
