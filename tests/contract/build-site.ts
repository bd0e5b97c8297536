import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Builds a site of this folder, as for readers.
 *
 * @param name of the folder with its `rspress.config.ts`
 * @returns the exit code, and what the build printed, without colors
 */
export function buildSite(name: string): { status: number | null; said: string } {
  const config = path.join(import.meta.dirname, name, 'rspress.config.ts');
  const { status, stdout, stderr } = spawnSync('npx', ['rspress', 'build', '-c', config], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { status, said: stripVTControlCharacters(stdout + stderr) };
}
