import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Keeps two processes out of one example's folder; a lock whose process is gone counts for nothing. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    removeIfAbandoned(file);
    return false;
  }
}

function removeIfAbandoned(file: string): void {
  try {
    const owner = readFileSync(file, 'utf8');
    if (owner !== '') process.kill(Number(owner), 0);
  } catch (error) {
    // ESRCH: no such process. Any other error means that the lock is alive, or has just been given back.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(file, { force: true });
  }
}
