/** The pre-commit hook; `git commit --no-verify` skips it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stagedChanges, writeStagedTree } from './staged-files.ts';

const BIOME = path.resolve('node_modules/@biomejs/biome/bin/biome');

const changes = stagedChanges();
if (changes.length > 0) {
  const folder = writeStagedTree();
  const files = changes.filter(({ isGone }) => !isGone).map(({ file }) => file);
  const codeFindings = judgeCode(files, folder);
  if (codeFindings) console.error(`${codeFindings}\nMost of this can be fixed with: npx biome check --write --staged`);
  const isGood = judgeContent(folder) && !codeFindings;
  if (!isGood) console.error('Not committed: fix the findings above and stage the files again.');
  process.exitCode = isGood ? 0 : 1;
}

/** Runs the staged version of the checks, in a separate process. */
function judgeContent(folder: string): boolean {
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  const { status } = spawnSync(process.execPath, [jiti, 'checks/staged/judge-content.ts'], {
    cwd: folder,
    input: JSON.stringify(changes),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  return status === 0;
}

/**
 * Checks formatting and lint rules of files, without writing.
 *
 * @returns the findings, or an empty string
 */
function judgeCode(files: readonly string[], folder: string): string {
  if (files.length === 0 || !existsSync(BIOME)) return '';
  const flags = ['--vcs-enabled=false', '--error-on-warnings', '--no-errors-on-unmatched', '--colors=off'];
  const command = [BIOME, 'check', ...flags, '--files-ignore-unknown=true', '--', ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}
