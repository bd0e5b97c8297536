import { mkdirSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How often the holder touches its lock, in milliseconds. */
const BEAT = 1000;

/**
 * How long a lock counts that nobody touches, in milliseconds. The id of the process would tell less: a container
 * gives the same ones to other processes.
 */
const ABANDONED = 15_000;

/**
 * Runs `work` while holding a lock file; waits while another process holds it. Locks of dead processes are ignored.
 *
 * @param file the lock file
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!acquire(file)) await new Promise((resolve) => setTimeout(resolve, 100));
  // A lock that cannot be touched has been removed, which its holder need not know.
  const beat = setInterval(() => utimes(file, new Date(), new Date(), () => undefined), BEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}

function acquire(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // A full disk leaves an empty file.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      rmSync(file, { force: true });
      throw error;
    }
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touched > ABANDONED) rmSync(file, { force: true });
    return false;
  }
}
