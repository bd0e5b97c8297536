import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs `work` while holding a lock file; waits while another process holds it. Locks of dead processes are ignored.
 *
 * @param file the lock file
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!acquire(file)) await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    return await work();
  } finally {
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
    removeIfAbandoned(file);
    return false;
  }
}

function removeIfAbandoned(file: string): void {
  try {
    const owner = readFileSync(file, 'utf8');
    if (owner !== '') process.kill(Number(owner), 0);
  } catch (error) {
    // ESRCH: no such process. Any other error means that the lock is held, or has just been released.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(file, { force: true });
  }
}
