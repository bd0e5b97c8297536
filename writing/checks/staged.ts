/** The pre-commit hook: checks the files as they are staged. `git commit --no-verify` skips it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { LEDGER } from './drift/ledger.ts';

/** The staged files; a fixed path, so that the compiled checks stay cached. */
const folder = path.resolve('.cache/staged');
const packages = path.resolve('node_modules');

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' });

/** Whether a program finds nothing in the staged files. */
const passes = (...command: string[]) =>
  spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' }).status === 0;

rmSync(folder, { recursive: true, force: true });
git('checkout-index', '--all', `--prefix=${folder}/`);
// Correctly spelled words are cached.
for (const name of ['node_modules', '.cache/spelling']) {
  mkdirSync(name, { recursive: true });
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  symlinkSync(path.resolve(name), path.join(folder, name), 'junction');
}

const changed = git('diff', '--cached', '--name-only', '--diff-filter=d', '-z').split('\0').filter(Boolean);
const flags = ['--vcs-enabled=false', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
const biome = path.join(packages, '@biomejs/biome/bin/biome');
const isTidy = changed.length === 0 || passes(biome, 'check', ...flags, '--', ...changed);
if (!isTidy) console.error('Most of this can be fixed with: npx biome check --write --staged');
const isRight = passes(path.join(packages, 'jiti/lib/jiti-cli.mjs'), 'writing/checks/cli.ts');
if (!isTidy || !isRight) {
  console.error('Not committed: fix the findings above and stage the files again.');
  if (git('diff', '--name-only', '--', LEDGER))
    console.error(`${LEDGER} has changed since it was staged: git add ${LEDGER}`);
  process.exitCode = 1;
}
