import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { passLine } from '../../../writing/checks/example-files/passed.ts';
import { isUnchanged, recordPassed, UNCHANGED } from '../record-passed.ts';
import { followGuide } from './follow-guide.ts';
import { type Guide, readGuides, whyNotFollowed } from './guides.ts';

const guides = readGuides();
const followed = guides.filter(({ isFollowed }) => isFollowed);

/** The line of a guide that has passed: a hash of what the page says, of the runner and of all packages. */
function lineOf({ file, markdown }: Guide): string {
  const [, runner = ''] = passLine(file, ['tests/examples/guides']).split(' ');
  return `${file} ${createHash('sha256').update(runner).update(markdown).digest('hex').slice(0, 16)}`;
}

for (const guide of followed) {
  test(`${guide.file} can be followed from an empty folder`, async () => {
    const line = lineOf(guide);
    test.skip(isUnchanged(line), UNCHANGED);
    const { counts, problems } = await followGuide(guide);
    expect(problems, `${guide.file}: line of its Markdown — what stops a reader`).toEqual([]);
    expect(counts.file, 'files that the page shows').toBeGreaterThan(0);
    expect(counts.output, 'outputs that the page shows').toBeGreaterThan(0);
    await recordPassed(line);
  });
}

test('a guide is followed in both languages, and the others have a reason', () => {
  const others = guides.filter(({ isFollowed }) => !isFollowed);
  const reasons = others.map((guide) => `  ${guide.file}: ${whyNotFollowed(guide)}`);
  console.log(`${followed.length} of ${guides.length} guides are followed. Not followed:\n${reasons.join('\n')}`);
  const names = (lang: string) =>
    followed.filter(({ file }) => file.startsWith(`docs/${lang}/`)).map(({ file }) => file.slice(8));
  expect(names('en').length).toBeGreaterThan(0);
  expect(names('zh')).toEqual(names('en'));
});

const fence = (meta: string, text: string) => `\`\`\`${meta}\n${text}\n\`\`\`\n`;
const manifest = fence(
  'json title="package.json"',
  '{ "type": "module", "devDependencies": { "@rslib/core": "1.0.1" } }',
);
const source = fence('js title="src/index.js"', 'console.log("hello");');
const install = fence('sh', 'npm install');
const problemOf = async (...blocks: string[]) =>
  (await followGuide({ file: 'docs/en/x.mdx', markdown: blocks.join('\n') })).problems[0];

test('a reader is stopped by a file, a package or a command that the page leaves out', async () => {
  const runs = fence('sh', 'npx rslib');
  const output = fence('text title="node dist/index.js"', 'hello');
  expect(await problemOf(manifest, install, source, runs, output)).toBeUndefined();
  expect(await problemOf(manifest, install, runs, output)).toContain('Could not find any entry module');
  expect(await problemOf(manifest, source, runs, output)).toContain('no package with the command rslib');
  expect(await problemOf(install)).toContain('npm install finds no package.json');
  expect(await problemOf(manifest, install, source, output)).toContain("Cannot find module '<root>/dist/index.js'");
  expect(await problemOf(manifest, install, source, fence('js title="dist/index.js"', ''))).toContain(
    'which no command so far has written',
  );
  expect(
    await problemOf(manifest, fence('sh', 'npm install -D sirv'), fence('json title="package.json"', '{}')),
  ).toContain('lacks @rslib/core, sirv');
});

test('a reader sees what the page shows, or the difference is a problem', async () => {
  const use = fence('js title="use.js"', 'console.log("hello");');
  expect(await problemOf(use, fence('text title="node use.js"', 'hello'))).toBeUndefined();
  expect(await problemOf(use, fence('text title="node use.js"', 'goodbye'))).toContain('-goodbye\n+hello');
  const build = fence('sh', 'npx rslib');
  const tree = (name: string) => fence('text title="dist"', `dist\n└── ${name}`);
  expect(await problemOf(manifest, install, source, build, tree('index.js'))).toBeUndefined();
  expect(await problemOf(manifest, install, source, build, tree('main.js'))).toContain('+└── index.js');
  const built = (text: string) => fence('js title="dist/index.js"', text);
  expect(
    await problemOf(manifest, install, source, build, built('console.log("hello");\nexport { };')),
  ).toBeUndefined();
  expect(await problemOf(manifest, install, source, build, built('alert("hello");'))).toContain('-alert("hello");');
});

test('what breaks on purpose is not followed, nor a block whose title says that it is another case', async () => {
  const wrong = fence('text title="node use.js"', 'goodbye');
  expect(await problemOf('## What goes wrong', wrong)).toBeUndefined();
  expect(await problemOf('## 问题排查', wrong)).toBeUndefined();
  expect(await problemOf(fence('text title="node use.js, without a file"', 'goodbye'))).toBeUndefined();
  expect(await problemOf('## Steps', wrong)).toContain('Cannot find module');
});
