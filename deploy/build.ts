/** Builds the site and prepares the output for hosts: `npm run build`. */
import './assert-node.ts';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { withLock } from '../site/with-lock.ts';
import { fail } from './listen.ts';
import { prepareOutput, securityExpiry, securityText } from './prepare-output.ts';

async function build(project: string): Promise<void> {
  // An error while locking ends the process without it.
  const waiting = setTimeout(
    () => console.log('Another build writes into this folder: waiting for it to finish'),
    1000,
  ).unref();
  await withLock(join(project, 'dist.lock'), async () => {
    clearTimeout(waiting);
    const status = await runRspress(project);
    if (status === 0) return prepare(project);
    const { bavail, bsize } = statfsSync(project);
    if (bavail * bsize < 1e6) throw new Error('The disk is full. Free some space and build again');
    process.exitCode = status;
  });
}

/** @returns the exit code; forwards signals to the child process */
async function runRspress(project: string): Promise<number> {
  const program = join(project, 'node_modules/@rspress/core/bin/rspress.js');
  const rspress = spawn(process.execPath, [program, 'build'], { cwd: project, stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => rspress.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [status] = (await once(rspress, 'close')) as [number | null];
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return status ?? 130;
}

/** Hashes inline code in the final output, exactly as it is served. */
async function prepare(project: string): Promise<void> {
  const contact = `${manifest.repository.url}/security/advisories/new`;
  const security = securityText(contact, securityExpiry(commitTime(project), new Date()));
  const { pages, compressed } = await prepareOutput(join(project, 'dist'), join(project, 'dist-hosts'), security);
  console.log(`Ready for hosts: ${pages} pages, ${compressed} files compressed, configurations in dist-hosts/`);
}

/** The date of the current commit, if git is available. */
function commitTime(project: string): Date | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: project, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? new Date(stdout.trim()) : undefined;
}

build(join(import.meta.dirname, '..')).catch(({ code, message }: NodeJS.ErrnoException) => {
  const remedy = 'Make the folder writable: the build writes dist/, dist-hosts/ and dist.lock';
  fail(code === 'EROFS' || code === 'EACCES' ? `${message}. ${remedy}` : message);
});
