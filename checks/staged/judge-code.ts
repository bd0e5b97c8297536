import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const BIOME = path.resolve('node_modules/@biomejs/biome/bin/biome');

/**
 * Formats and lints files of a folder, without writing.
 *
 * @returns the findings, empty if there are none
 */
export function judgeCode(files: readonly string[], folder: string): string {
  if (files.length === 0 || !existsSync(BIOME)) return '';
  const flags = ['--vcs-enabled=false', '--error-on-warnings', '--no-errors-on-unmatched', '--colors=off'];
  const command = [BIOME, 'check', ...flags, '--files-ignore-unknown=true', '--', ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}
