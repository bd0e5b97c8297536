import { expect, test } from 'playwright/test';
import { runCheck } from '../../writing/checks/run-checks.ts';
import { readOnce } from '../../writing/checks/words/read-once.ts';
import { siteOf } from '../content/small-site/small-site.ts';

const CODE = '```sh\nnpx rslib\n```';
const TABLE = '| a |\n| --- |\n| b |';
const COMPONENT = '<Results of="x" />';

/** What is reported on an English page with these blocks. */
async function report(...blocks: string[]): Promise<string[]> {
  const { findings } = await runCheck(readOnce, siteOf({ 'docs/en/x.mdx': `# X\n\n${blocks.join('\n\n')}\n` }));
  return findings.map(({ line, column, what }) => `${line}:${column} ${what}`);
}

const above = (words: string) => `"${words}" refers to something above the block that precedes it`;

test('a paragraph after code, a table or a component names its subject', async () => {
  expect(await report(CODE, 'It builds.')).toEqual([`7:1 ${above('It')}`]);
  expect(await report(TABLE, 'They differ.')).toEqual([`7:1 ${above('They')}`]);
  expect(await report(COMPONENT, 'This means more.')).toEqual([`5:1 ${above('This')}`]);
  const subjects: [paragraph: string, words: string][] = [
    ['That is why it fails.', 'That'],
    ['These do not load.', 'These'],
    ['Without it, the build fails.', 'Without it'],
    ['The first file works.', 'The first file'],
    ['The last is an error.', 'The last is'],
    ['The other does not.', 'The other does'],
    ['*It* builds.', 'It'],
  ];
  for (const [paragraph, words] of subjects)
    expect((await report(CODE, paragraph))[0], paragraph).toContain(`"${words}"`);
});

test('words that say what they refer to, or refer to what follows, are no finding', async () => {
  const paragraphs = [
    'This is the output of both, first of one and then of the other:',
    'These are the files:',
    'This file is new.',
    'It is possible to set both.',
    'Its config is short.',
    'The first two rows differ.',
    'The last line of the console tells you.',
    'The third file, `c.ts`, is a test.',
    'The second case is an installation on Linux.',
    'The third lib item above builds it.',
    'Without this setting, it fails.',
  ];
  for (const paragraph of paragraphs) expect(await report(CODE, paragraph), paragraph).toEqual([]);
  expect(await report('Build.', 'It builds.')).toEqual([]);
  expect(await report(CODE, '- It builds.')).toEqual([]);
});

test('a sentence does not join clauses into a chain', async () => {
  const chain = (words: string) => `a sentence with ${words}, which has to be read twice`;
  expect(await report('One. It fails because it is old, so it stops, but only if you build.')).toEqual([
    `3:6 ${chain('"because", "so", "but", "if"')}`,
  ]);
  expect(await report('It reads a file, which has a\nlist, which is long, unless empty.')).toEqual([
    `3:1 ${chain('"which", "which", "unless"')}`,
  ]);
  const short = [
    'It fails because it is old, so it stops.',
    'It fails because it is old. So it stops, but only if you build.',
    'It fails, but if you set it, it stops when it is done.',
    'It fails because it is old, and so does the other, if you build, unless it is new.',
    'It prints `because, so, which, which`, because it is old, if you build.',
    'The page shows which key belongs to which item, because, if set, it wins.',
  ];
  for (const sentence of short) expect(await report(sentence), sentence).toEqual([]);
});
