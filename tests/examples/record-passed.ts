import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../../shared/examples/places.ts';
import { withLock } from '../../shared/with-lock.ts';
import { passedFile, passedLines } from '../../writing/checks/example-files/passed.ts';

/** Why a test is skipped. */
export const UNCHANGED = 'unchanged since they last passed; EXAMPLES=all npm test runs them too';

/** Whether what a line names need not run: the record has the line, and `EXAMPLES=all` is not set. */
export const isUnchanged = (line: string) => process.env.EXAMPLES !== 'all' && passedLines().includes(line);

/** Adds the line of something that has just passed to the record, and removes its older ones. */
export async function recordPassed(line: string): Promise<void> {
  const [name] = line.split(' ');
  await withLock(join(cacheFolder, 'passed.lock'), async () => {
    const others = passedLines().filter((other) => !other.startsWith(`${name} `));
    mkdirSync(dirname(passedFile), { recursive: true });
    writeFileSync(`${passedFile}.next`, `${[...others, line].sort().join('\n')}\n`);
    renameSync(`${passedFile}.next`, passedFile);
  });
}
