/** Builds the site and prepares the output for hosts: `npm run build`. */
import './assert-node.ts';
import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, renameSync, rmSync, statfsSync } from 'node:fs';
import { constants as system } from 'node:os';
import { join } from 'node:path';
import { withLock } from '../shared/with-lock.ts';
import { EARLY_OUTPUT } from '../shared/write-early.ts';
import { compressEarly } from './compress-output.ts';
import { fail } from './listen.ts';

/** What is served stays as it was until a build is complete. */
const DRAFT = 'dist.next';

const WRITABLE = 'Make dist/, dist-hosts/, node_modules/ and the folder around them writable';

/** What to do about an error, by its code. */
const remedies: Record<string, string> = { ENOSPC: 'Free some space', EACCES: WRITABLE, EROFS: WRITABLE };

async function build(project: string): Promise<void> {
  // With `unref`, so that an error while locking does not wait for this message.
  const waiting = setTimeout(console.log, 1000, 'Another build writes into this folder: waiting for it to end').unref();
  await withLock(join(project, 'dist.lock'), async () => {
    clearTimeout(waiting);
    accessSync(join(project, 'node_modules'), constants.W_OK);
    try {
      // Imported meanwhile, because compiling its TypeScript takes a while.
      const [status] = await Promise.all([runRspress(project), import('./prepare-output.ts')]);
      if (status === 0) return await prepare(project);
      const { bavail, bsize } = statfsSync(project);
      if (bavail * bsize < 1e6) throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' });
      process.exitCode = status;
    } finally {
      rmSync(join(project, DRAFT), { recursive: true, force: true });
    }
  });
}

/** @returns the exit code; forwards signals to the child process */
async function runRspress(project: string): Promise<number> {
  const program = join(project, 'node_modules/@rspress/core/bin/rspress.js');
  const env = { ...process.env, OUT_DIR: DRAFT, [EARLY_OUTPUT]: join(project, DRAFT) };
  const stdio: StdioOptions = ['inherit', 'inherit', 'inherit', 'ipc'];
  const rspress = spawn(process.execPath, [program, 'build'], { cwd: project, env, stdio });
  compressEarly(rspress);
  const stop = (signal: NodeJS.Signals) => rspress.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [status, signal] = (await once(rspress, 'close')) as [number | null, NodeJS.Signals];
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (signal === 'SIGKILL') console.error('Rspress was killed, perhaps because memory ran out');
  return status ?? 128 + system.signals[signal];
}

/** Hashes inline code in the final output, exactly as it is served, and puts the output in its place. */
async function prepare(project: string): Promise<void> {
  const { prepareOutput } = await import('./prepare-output.ts');
  const { pages, compressed } = await prepareOutput(join(project, DRAFT), join(project, 'dist-hosts'));
  rmSync(join(project, 'dist'), { recursive: true, force: true });
  renameSync(join(project, DRAFT), join(project, 'dist'));
  console.log(`Ready for hosts: ${pages} pages, ${compressed} files compressed, configurations in dist-hosts/`);
}

build(join(import.meta.dirname, '..')).catch(({ code = '', message }: NodeJS.ErrnoException) => {
  fail(remedies[code] ? `${message}. ${remedies[code]} and build again` : message);
});
