import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { LEDGER } from '../../writing/checks/drift/ledger.ts';
import { facts, files, writeSmallSite } from '../content/small-site/small-site.ts';

/** What the checks need, apart from the site they examine. */
const CHECKS = [
  'package.json',
  'tsconfig.json',
  'biome.json',
  'components',
  'plugins',
  'theme',
  'document',
  'search',
  'writing',
  'shared',
];
const options = { names: facts.options, libOptions: facts.libOptions };

const GOOD = "export const name = 'rslib';\n";
const BAD = 'export const name="rslib"\n';
const page = (lang: string, name: string) => `docs/${lang}/${name}.mdx`;

/** Runs a program as a writer would, without the environment of a surrounding git, npm or test run. */
function runIn(folder: string, ...[program = '', ...args]: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(GIT_|npm_|INIT_CWD)/.test(name)));
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, shell, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function ok(folder: string, ...command: string[]): string {
  const { status, output } = runIn(folder, ...command);
  expect(status, `${command.join(' ')}\n${output}`).toBe(0);
  return output;
}

test.describe('a clone with installed packages', () => {
  // One clone at one path, so that the checks are compiled only once.
  test.describe.configure({ mode: 'serial' });
  const clone = path.resolve('.cache/clone');
  const read = (file: string) => readFileSync(path.join(clone, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(clone, file), text);
  const edit = (file: string, from: string | RegExp, to: string) => {
    expect(read(file)).toMatch(from);
    write(file, read(file).replace(from, to));
  };
  const stage = () => ok(clone, 'git', 'add', '--all');
  const commit = () => runIn(clone, 'git', 'commit', '--quiet', '-m', 'change');

  test.beforeAll(() => {
    writeSmallSite(clone, {
      'shared/option-facts/option-facts.json': JSON.stringify(options),
      '.gitignore': 'node_modules\n.cache\n',
      'theme/mdx/get-custom-mdx-component.ts': 'const components = {\n  OptionFacts,\n};\n',
    });
    // Files of the small site in these folders stay.
    // Without styles: the tokens that they use are those of the theme.
    const filter = (file: string) => !file.endsWith('.css');
    for (const name of CHECKS) cpSync(name, path.join(clone, name), { recursive: true, force: false, filter });
    write('writing/checks/words/dictionary.txt', files['writing/checks/words/dictionary.txt']!);
    write(LEDGER, files[LEDGER]!);
    symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'), 'junction');
    ok(clone, 'git', 'init', '--quiet');
    ok(clone, 'git', 'config', 'user.name', 'Writer');
    ok(clone, 'git', 'config', 'user.email', 'writer@example.org');
    stage();
    ok(clone, 'git', 'commit', '--quiet', '-m', 'start');
    ok(clone, 'npm', 'run', 'prepare');
  });
  test.afterEach(() => void runIn(clone, 'git', 'reset', '--quiet', '--hard'));
  test.afterAll(() => rmSync(clone, { recursive: true }));

  test('a commit is rejected with the findings in its code and pages', () => {
    write('name.ts', BAD);
    edit(page('en', 'config/lib/mode'), 'The mode decides', 'One mode decides');
    stage();
    // The working tree differs from what is committed.
    write(page('en', 'config/lib/mode'), files[page('en', 'config/lib/mode')]!);
    write('name.ts', GOOD);
    const { status, output } = commit();
    expect(status).not.toBe(0);
    for (const finding of [
      'name.ts',
      'npx biome check --write --staged',
      'docs/zh/config/lib/mode.mdx:5:1 — the beginning of the page, or docs/en/config/lib/mode.mdx:5, has changed since they were compared',
      'Not committed: fix the findings above',
    ])
      expect(output).toContain(finding);
    expect(ok(clone, 'git', 'show', ':name.ts')).toBe(BAD);
    expect(read('name.ts')).toBe(GOOD);
  });

  test('only staged content is checked, and neither it nor the working tree is modified', () => {
    const [en, zh] = [page('en', 'guide/advanced/share'), page('zh', 'guide/advanced/share')];
    edit(en, 'Two libraries share', 'Three libraries share');
    edit(zh, '两个库共享', '三个库共享');
    ok(clone, 'npx', 'jiti', 'writing/checks/drift/reviewed.ts', 'guide/advanced/share');
    write('name.ts', GOOD);
    stage();
    const staged = read(en);
    write('name.ts', BAD);
    edit(en, /# Share code[\s\S]*/, 'TODO: all of it');
    expect(commit()).toMatchObject({ status: 0, output: expect.stringContaining('No findings.') });
    expect(ok(clone, 'git', 'show', 'HEAD:name.ts')).toBe(GOOD);
    expect(ok(clone, 'git', 'show', `HEAD:${en}`)).toBe(staged);
    expect(read('name.ts')).toBe(BAD);
    expect(read(en)).toContain('TODO');
  });
});

test('npm install without git installs no hook', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-'));
  cpSync('package.json', path.join(folder, 'package.json'));
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.resolve('node_modules/.bin'), path.join(folder, 'node_modules/.bin'), 'junction');
  ok(folder, 'npm', 'run', 'prepare');
  expect(existsSync(path.join(folder, '.git'))).toBe(false);
  rmSync(folder, { recursive: true });
});
