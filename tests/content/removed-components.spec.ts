import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** The pages that use a component of a folder. */
const pagesWith = (folder: string) =>
  globSync('docs/{en,zh}/**/*.mdx').filter((file) => {
    const text = readFileSync(file, 'utf8').replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
    return namesIn(folder).some((name) => new RegExp(`<${name}\\b`).test(text));
  });

/** Copies the project, without one component and its line in the list. */
function copyWithout(folder: string): string {
  const copy = test.info().outputPath('copy');
  mkdirSync(copy, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0');
  const isCopied = (file: string) => file !== '' && !file.startsWith(`components/${folder}/`) && !/\.png$/.test(file);
  for (const file of files.filter(isCopied)) cpSync(file, path.join(copy, file), { verbatimSymlinks: true });
  const list = readFileSync(LIST, 'utf8').split('\n');
  const left = list.filter((line) => !line.includes(`'./${folder}/`));
  expect(left.length).toBe(list.length - 1);
  writeFileSync(path.join(copy, LIST), left.join('\n'));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Runs a program of the packages in a folder. */
async function run(cwd: string, file: string, ...words: string[]): Promise<string[]> {
  const program = path.resolve('node_modules', file);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { cwd }).catch((error) => error);
  return (stdout as string).split('\n').filter(Boolean);
}

for (const folder of folders) {
  test(`without components/${folder} and its line, types and lint are clean, and the checks name each page that used it`, async () => {
    const copy = copyWithout(folder);
    const using = pagesWith(folder);
    const [types, unused, findings] = await Promise.all([
      run(copy, 'typescript/bin/tsc'),
      run(copy, 'knip/bin/knip.js', '--exclude', 'dependencies,devDependencies'),
      using.length > 0 ? run(copy, 'jiti/lib/jiti-cli.mjs', 'writing/checks/cli.ts', ...using) : [],
    ]);
    expect(types).toEqual([]);
    expect(unused).toEqual([]);
    const tags = namesIn(folder).map((name) => `<${name}>`);
    expect(tags.length).toBeGreaterThan(0);
    const told = findings.filter((line) => tags.some((tag) => line.includes(`there is no component ${tag}`)));
    expect([...new Set(told.map((line) => line.split(':')[0]))].sort()).toEqual(using.sort());
    const { stdout: mentions } = await promisify(execFile)(
      'grep',
      [
        ...['-rlF', `components/${folder}`, '--include=*.ts', '--exclude-dir=node_modules'],
        ...['--exclude-dir=docs', '--exclude-dir=examples', '.'],
      ],
      { cwd: copy },
    ).catch((error) => error);
    expect(mentions, 'files that name its folder').toBe('');
    rmSync(copy, { recursive: true });
  });
}
