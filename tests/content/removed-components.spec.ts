import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';

const LIST = 'components/index.ts';

/** The folders of components, by name. */
const folders = globSync('components/*/index.ts').map((file) => path.basename(path.dirname(file)));

/** The components that a folder defines. */
const namesIn = (folder: string) =>
  [...readFileSync(`components/${folder}/index.ts`, 'utf8').matchAll(/^ +name: '(\w+)'/gm)].map(
    ([, name = '']) => name,
  );

/** The pages that use a component. */
const pagesWith = (name: string) =>
  globSync('docs/{en,zh}/**/*.mdx').filter((file) => {
    const text = readFileSync(file, 'utf8').replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
    return new RegExp(`<${name}\\b`).test(text);
  });

/** A copy of the project in which folders of components come and go. Absolute. */
const COPY = path.resolve('.cache/removed-components/copy');

/** Where a folder is while it is not in the copy. Absolute. */
const ASIDE = path.resolve('.cache/removed-components/aside');

/** Takes folders of components, with their lines in the list, out of the copy while something is done with the rest. */
async function without(removed: readonly string[], act: () => Promise<void>): Promise<void> {
  const list = readFileSync(LIST, 'utf8').split('\n');
  const left = list.filter((line) => !removed.some((folder) => line.includes(`'./${folder}/`)));
  expect(left.length).toBe(list.length - removed.length);
  const move = (from: string, to: string) => {
    for (const folder of removed) renameSync(path.join(from, folder), path.join(to, folder));
  };
  move(path.join(COPY, 'components'), ASIDE);
  writeFileSync(path.join(COPY, LIST), left.join('\n'));
  try {
    await act();
  } finally {
    move(ASIDE, path.join(COPY, 'components'));
    writeFileSync(path.join(COPY, LIST), list.join('\n'));
  }
}

// One copy for all, one after the other, so that types are checked again only where a removal changes them.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  rmSync(path.dirname(COPY), { recursive: true, force: true });
  for (const folder of [COPY, ASIDE]) mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0');
  const isCopied = (file: string) => file !== '' && !/\.png$/.test(file);
  for (const file of files.filter(isCopied)) cpSync(file, path.join(COPY, file), { verbatimSymlinks: true });
  symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'), 'junction');
});

test.afterAll(() => rmSync(path.dirname(COPY), { recursive: true, force: true }));

/** Runs a program of the packages in the copy, and returns its lines. */
async function run(file: string, ...words: string[]): Promise<string[]> {
  const program = path.resolve('node_modules', file);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { cwd: COPY }).catch(
    (error) => error,
  );
  return (stdout as string).split('\n').filter(Boolean);
}

for (const folder of folders) {
  test(`without components/${folder} and its line, types and lint are clean, and nothing names its folder`, async () => {
    await without([folder], async () => {
      const [types, unused, mentions] = await Promise.all([
        run('typescript/bin/tsc', '--incremental', '--tsBuildInfoFile', '../types.tsbuildinfo'),
        run('knip/bin/knip.js', '--exclude', 'dependencies,devDependencies'),
        filesNaming(`components/${folder}`),
      ]);
      expect(types).toEqual([]);
      expect(unused).toEqual([]);
      expect(mentions).toEqual([]);
    });
  });
}

test('without any component, the checks name the pages that used each of them', async () => {
  const names = folders.flatMap((folder) => {
    expect(namesIn(folder).length, folder).toBeGreaterThan(0);
    return namesIn(folder);
  });
  const using = names.map((name) => [name, pagesWith(name)]);
  expect(using.flat().length).toBeGreaterThan(names.length);
  await without(folders, async () => {
    const findings = await run('jiti/lib/jiti-cli.mjs', 'writing/checks/cli.ts');
    const pagesTold = (name: string) =>
      findings.filter((line) => line.includes(`there is no component <${name}>`)).map((line) => line.split(':')[0]);
    expect(names.map((name) => [name, [...new Set(pagesTold(name))].sort()])).toEqual(
      using.map(([name, pages]) => [name, [...(pages ?? [])].sort()]),
    );
  });
});

/** The files of the copy that hold a text, other than pages and examples. */
async function filesNaming(text: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'grep',
    [
      ...['-rlF', text, '--include=*.ts', '--exclude-dir=node_modules'],
      ...['--exclude-dir=docs', '--exclude-dir=examples', '.'],
    ],
    { cwd: COPY },
  ).catch((error) => error);
  return (stdout as string).split('\n').filter(Boolean);
}
