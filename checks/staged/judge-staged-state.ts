import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BIOME = path.resolve('node_modules/@biomejs/biome/bin/biome');

/**
 * Formats and lints what is staged, in a folder of its own: what lies on the disk is neither read nor written, so
 * that a file of which only some lines are staged is judged by those and loses none of the others.
 *
 * @returns what is wrong; empty where nothing is
 */
export function judgeStagedState(files: readonly string[]): string {
  if (!existsSync(BIOME)) return '';
  const folder = mkdtempSync(path.join(tmpdir(), 'staged-'));
  try {
    execFileSync('git', ['checkout-index', '-z', '--stdin', `--prefix=${folder}/`], {
      input: [...new Set(['biome.json', ...files])].join('\0'),
    });
    const flags = ['--vcs-enabled=false', '--error-on-warnings', '--no-errors-on-unmatched', '--colors=off'];
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIOME, 'check', ...flags], {
      cwd: folder,
      encoding: 'utf8',
    });
    return status === 0 ? '' : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
