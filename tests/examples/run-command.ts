import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repo } from '../../shared/examples/places.ts';
import { splitCommand } from '../../writing/checks/example-files/split-command.ts';
import { findBrowser } from '../site/browser.ts';

/** A command's exit code and its output, stdout and stderr interleaved. */
export interface Ending {
  output: string;
  code: number | null;
  signal: string | null;
  timedOut: boolean;
}

interface Command {
  run: string;
  cwd: string;
  env: Record<string, string>;
  logFile: string;
  /** Called with the output so far while the command runs; return true to stop it. */
  isDone?: (output: string) => boolean;
}

const timeout = 180_000;
const bin = join(repo, 'node_modules', '.bin');
const openPage = fileURLToPath(new URL('open-page.mjs', import.meta.url));
const wholeChunks = new URL('whole-chunks.mjs', import.meta.url).href;
const { NODE_EXTRA_CA_CERTS } = process.env;
/** The browser that tests use; empty for Playwright's own. */
const browser = findBrowser()?.executablePath ?? '';
const running = new Set<number>();
process.on('exit', () => {
  for (const pid of running) stop(pid, 'SIGKILL');
});

/** Runs a command without a shell, in a clean environment. */
export async function runCommand({ run, cwd, env, logFile, isDone }: Command): Promise<Ending> {
  const [word = '', ...args] = splitCommand(run.replace(/^browser /, `node "${openPage}" `));
  // Both streams go to one file, so that their lines keep their order.
  const log = openSync(logFile, 'w');
  const child = spawn(programOf(word, cwd), args, {
    cwd,
    env: { ...cleanEnvironment(word), ...env },
    stdio: ['ignore', log, log],
    detached: true, // its own process group, so that stopping it stops its workers too
  });
  const pid = child.pid;
  if (pid !== undefined) running.add(pid);
  const output = () => readFileSync(logFile, 'utf8');
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    if (pid !== undefined) stop(pid, 'SIGKILL');
  }, timeout);
  const poll =
    isDone &&
    setInterval(() => {
      if (pid === undefined || !isDone(output())) return;
      clearInterval(poll);
      stop(pid, 'SIGTERM');
      setTimeout(() => stop(pid, 'SIGKILL'), 5000).unref();
    }, 50);
  try {
    const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (...ending) => resolve(ending));
    });
    return { output: output(), code, signal, timedOut };
  } finally {
    clearTimeout(timer);
    clearInterval(poll);
    closeSync(log);
    if (pid !== undefined) running.delete(pid);
  }
}

function programOf(word: string, cwd: string): string {
  if (word === 'node') return process.execPath;
  if (word === 'npm') return word;
  // Such as another version of Node.js, of a recorded example.
  if (word.startsWith('node_modules/')) return join(cwd, word);
  const program = [join(cwd, 'node_modules/.bin', word), join(bin, word)].find((file) => existsSync(file));
  if (word === '' || word.includes('/') || !program) {
    throw new Error(
      `"${word}" is not a program of node_modules/.bin — a command starts with rslib, node, npm, browser, tsc or another one there`,
    );
  }
  return program;
}

function cleanEnvironment(program: string): Record<string, string> {
  const path = [bin, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
  const environment = {
    PATH: path,
    HOME: process.env.HOME ?? '',
    NO_COLOR: '1',
    NODE_NO_WARNINGS: '1',
    TZ: 'UTC',
    LANG: 'C.UTF-8',
    npm_config_userconfig: '/dev/null',
    npm_config_update_notifier: 'false',
    CHROMIUM_PATH: browser,
    // For recorded examples behind a proxy that has a certificate of its own.
    ...(NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS }),
  };
  return program === 'rslib' ? { ...environment, NODE_OPTIONS: `--import=${wholeChunks}` } : environment;
}

function stop(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already exited.
  }
}
