import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const started: ChildProcess[] = [];

/** Starts a script of the project as its commands do, and collects its output until it exits. */
export function startCommand(script: string, words: readonly string[], env: Record<string, string>, cwd = '.') {
  const jiti = path.join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const child = spawn(process.execPath, [jiti, script, ...words], { cwd, env: { ...process.env, ...env } });
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  return { child, ended: once(child, 'close').then(([code]) => ({ code, ...said })) };
}

/** Kills the processes that a test has left running. */
export function endCommands(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}
