import { expect, test } from '@playwright/test';
import { judge } from '../../checks/fences/judge-fence.ts';
import { parseDiagnostics, snippetFindings, snippetsOf } from '../../checks/fences/snippets.ts';
import { withoutComments } from '../../checks/pairs/paired-sections.ts';
import { formatFinding } from '../../site/findings/finding.ts';
import { type Fence, fencesOf } from '../../site/pages/fences-of.ts';
import { parsePage } from '../../site/pages/parse-page.ts';

const files = ['examples/a/rslib.config.ts', 'examples/a/expected/build.txt', 'examples/a/dist/index.js'];
const isFile = (path: string) => files.includes(path);
const fence = (opening: string, body = '') => `\`\`\`${opening}\n${body}${body && '\n'}\`\`\`\n`;
const read = (text: string, page = 'docs/en/p.mdx') => fencesOf(page, parsePage(text));
const verdict = (text: string) => {
  const judgment = judge(read(text)[0]!, isFile);
  return 'kind' in judgment ? judgment.kind : formatFinding(judgment.finding);
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

test('the five kinds of fence are allowed', () => {
  expect(verdict(fence('ts title="rslib.config.ts" file="<root>/examples/a/rslib.config.ts"'))).toBe('source');
  expect(verdict(fence('text file="<root>/examples/a/expected/build.txt"'))).toBe('output');
  expect(verdict(fence('tsx', 'export const a = 1;'))).toBe('snippet');
  expect(verdict(fence('sh', '# build\nnpm add -D \\\n  @rslib/core && cd lib\n\nrslib build --watch'))).toBe('shell');
  expect(verdict(fence('sh', 'npx rslib --syntax "node >= 12 && $x"'))).toBe('shell');
  expect(verdict(fence('json', '{ "type": "module" }'))).toBe('json');
});

test('every other fence is refused, with its place and a remedy', () => {
  const refused: [string, string][] = [
    [fence('js', 'a()'), 'docs/en/p.mdx:1:1 — a "js" fence with a body, which no test runs — embed'],
    [fence('', 'a'), 'a nameless fence with a body'],
    ['<pre>a</pre>\n', 'a "<pre>" fence with a body'],
    [fence('ts'), 'an empty fence'],
    [fence('ts file="<root>/examples/a/none.ts"'), 'examples/a/none.ts does not exist'],
    [fence('ts file="<root>/examples/a/rslib.config.ts"', 'a'), 'both file= and a body'],
    [fence('ts file="../a.ts"'), 'file=../a.ts is not a file of examples/'],
    [fence("ts file='<root>/examples/a/rslib.config.ts'"), 'is not a file of examples/'],
    [fence('ts file="<root>/examples/../site/texts.ts"'), 'is not a file of examples/'],
    [fence('js file="<root>/examples/a/dist/index.js"'), 'left over from a manual run'],
    [fence('ts', '// @ts-nocheck\na()'), 'turns the type check off'],
    [fence('json', '{ // no\n}'), 'JSON that does not parse'],
    [fence('sh', '$ npm i'), 'leave the $ prompt out'],
    [fence('sh', 'npm i\nrm -rf dist'), 'the shell line "rm -rf dist"'],
    [fence('bash', 'node a.js | tee b'), 'the shell line "node a.js | tee b"'],
    [fence('sh', '# nothing'), 'without a command'],
  ];
  for (const [text, finding] of refused) expect(verdict(text)).toContain(finding);
});

test('comments are distinguished from strings', () => {
  expect(withoutComments('a("https://x"); // b', 'ts')).toBe('a("https://x");');
  expect(withoutComments('a(`/* ${b} */`); /* c\nd */', 'ts')).toBe('a(`/* ${b} */`);');
  expect(withoutComments('npm i # now\n# later\necho "#1" a#b', 'sh')).toBe('npm i\necho "#1" a#b');
});

test('a snippet that both languages show is checked once, and reported in both', () => {
  const text = fence('ts error="TS1"', 'a') + fence('ts', 'a\nb');
  const snippets = snippetsOf([...read(text, 'en.mdx'), ...read(`\n${text}`, 'zh.mdx')] as Fence[]);
  expect(snippets).toHaveLength(2);
  const [announced, plain] = snippets.map(({ file }) => file);
  const diagnostics = parseDiagnostics(
    `${announced}(1,1): error TS1: expected\n${plain}(2,1): error TS2: not so\n  because\n`,
  );
  const report = (reported: typeof diagnostics) => snippetFindings(snippets, reported).map(formatFinding);
  const notSo = 'TS2: not so because — correct the code, or write error="TS2" if the error is the lesson';
  expect(report(diagnostics)).toEqual([`en.mdx:6:1 — ${notSo}`, `zh.mdx:7:1 — ${notSo}`]);
  expect(report(diagnostics.slice(1))[0]).toBe(
    'en.mdx:1:1 — error="TS1" is announced, but the compiler does not report it — remove it, or correct the code',
  );
  expect(report(parseDiagnostics('error TS5083: no tsconfig'))[0]).toContain(
    'tsc:1:1 — TS5083: no tsconfig — the check itself is broken',
  );
});
