import { expect, test } from 'playwright/test';
import { fencesOf } from '../../shared/pages/fences-of.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';
import { faultOf } from '../../writing/checks/fences/judge-fence.ts';
import { unprovenCommands } from '../../writing/checks/fences/unproven-commands.ts';
import { withoutComments } from '../../writing/checks/pairs/paired-sections.ts';

const files = ['examples/g/a/rslib.config.ts', 'examples/g/a/expected/build.txt', 'examples/g/a/dist/index.js'];
const isFile = (path: string) => files.includes(path);
const fence = (opening: string, body = '') => `\`\`\`${opening}\n${body}${body && '\n'}\`\`\`\n`;
const read = (text: string) => fencesOf('docs/en/p.mdx', parsePage(text));
const verdict = (text: string) => {
  const fault = faultOf(read(text)[0]!, isFile);
  return fault && `${fault.what} — ${fault.how}`;
};

test('fences are found in frontmatter pages, lists and components, with their line and attributes', () => {
  const page = `---\ntitle: x\n---\n\n<Tabs>\n<Tab>\n\n${fence('ts title="a.ts" error="TS1, TS2" {1}', 'x')}\n</Tab>\n</Tabs>\n\n1. step\n\n   \`\`\`sh\n   npx rslib\n   \`\`\`\n`;
  const [first, second] = read(page);
  expect(first).toMatchObject({
    page: 'docs/en/p.mdx',
    line: 8,
    lang: 'ts',
    title: 'a.ts',
    errors: ['TS1', 'TS2'],
    body: 'x',
  });
  expect(second).toMatchObject({ line: 17, lang: 'sh', body: 'npx rslib' });
});

test('embedded files, shell commands, TypeScript and JSON are allowed', () => {
  const allowed = [
    fence('ts title="rslib.config.ts" file="<root>/examples/g/a/rslib.config.ts"'),
    fence('text file="<root>/examples/g/a/expected/build.txt"'),
    fence('tsx', 'export const a = 1;'),
    fence('sh', '# build\nnpm add -D \\\n  @rslib/core && cd lib\n\nrslib build --watch'),
    fence('sh', 'npx rslib --syntax "node >= 12 && $x"'),
    fence('json', '{ "type": "module" }'),
  ];
  expect(allowed.filter(verdict)).toEqual([]);
});

test('every other fence is refused, with a remedy', () => {
  const refused: [string, string][] = [
    [fence('js', 'a()'), 'a "js" fence with a body, which no test runs — embed'],
    [fence('', 'a'), 'a nameless fence with a body'],
    ['<pre>a</pre>\n', 'a "<pre>" fence with a body'],
    [fence('ts'), 'an empty fence'],
    [fence('ts file="<root>/examples/g/a/none.ts"'), 'examples/g/a/none.ts does not exist'],
    [fence('ts file="<root>/examples/g/a/rslib.config.ts"', 'a'), 'both file= and a body'],
    [fence('ts file="../a.ts"'), 'file=../a.ts is not a file of examples/'],
    [fence("ts file='<root>/examples/g/a/rslib.config.ts'"), 'is not a file of examples/'],
    [fence('ts file="<root>/examples/../shared/texts.ts"'), 'is not a file of examples/'],
    [fence('js file="<root>/examples/g/a/dist/index.js"'), 'left over from a manual run'],
    [
      fence('tpyescript file="<root>/examples/g/a/rslib.config.ts"'),
      'the language "tpyescript" for examples/g/a/rslib.config.ts — write ts',
    ],
    [fence('ts file="<root>/examples/g/a/expected/build.txt"'), 'write text'],
    [fence('ts', '// @ts-nocheck\na()'), 'turns the type check off'],
    [fence('json', '{ // no\n}'), 'JSON that does not parse'],
    [fence('sh', '$ npm i'), 'leave the $ prompt out'],
    [fence('sh', 'npm i\nrm -rf dist'), 'the shell line "rm -rf dist"'],
    [fence('bash', 'node a.js | tee b'), 'the shell line "node a.js | tee b"'],
    [fence('sh', '# nothing'), 'without a command'],
  ];
  for (const [text, finding] of refused) expect(verdict(text)).toContain(finding);
});

test('commands of a shell fence are found across continued lines and outside of quotes, with their lines', () => {
  const body = 'npx rslib \\\n  --watch # again\nnode -e "a() && b(\'#1\')" && tsc\n\nrslib --lib x';
  const runs = ['rslib --watch', `node -e "a() && b('#1')"`];
  const found = unprovenCommands(read(fence('sh', body)), runs).map(({ what, line }) => `${line} ${what}`);
  expect(found).toEqual(['4 no example runs `tsc`', '6 no example runs `rslib --lib x`']);
});

test('comments are distinguished from strings', () => {
  expect(withoutComments('a("https://x"); // b', 'ts')).toBe('a("https://x");');
  expect(withoutComments('a(`/* ${b} */`); /* c\nd */', 'ts')).toBe('a(`/* ${b} */`);');
  expect(withoutComments('npm i # now\n# later\necho "#1" a#b', 'sh')).toBe('npm i\necho "#1" a#b');
});
