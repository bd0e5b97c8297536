import { join } from 'node:path';
import { cacheFolder, readExample, runFolder } from '../../shared/examples/places.ts';
import { withLock } from '../../shared/with-lock.ts';
import { passLine } from '../../writing/checks/example-files/passed.ts';
import { differences, readExpected, writeExpected } from './expected-files.ts';
import { isUnchanged, recordPassed } from './record-passed.ts';
import { keepLockfile, writeRecording } from './recording.ts';
import { runExample } from './run-example.ts';

/** The result of comparing an example with what its pages show. */
export interface Proof {
  name: string;
  /** Whether it was not run, since it has passed as it is. */
  unchanged: boolean;
  steps: number;
  files: number;
  problems: string[];
  /** Whether the problems are differences from expected/. */
  differs: boolean;
}

/**
 * Runs an example, compares it with expected/ and records that it has passed, unless it is recorded as it is.
 *
 * @param update whether to write expected/ instead
 */
export async function proveExample(name: string, { update = false } = {}): Promise<Proof> {
  const proof = { name, unchanged: false, steps: 0, files: 0, differs: false };
  try {
    proof.steps = readExample(name).steps.length;
    return await withLock(join(cacheFolder, `${name}.lock`), async () => {
      // Before the run: a file that is edited meanwhile has not passed.
      const line = passLine(name);
      if (isUnchanged(line)) return { ...proof, unchanged: true, files: readExpected(name).size, problems: [] };
      const { problems, differs } = update ? await updateExpected(name) : await compareWithExpected(name);
      if (problems.length === 0) await recordPassed(update ? passLine(name) : line);
      return { ...proof, files: readExpected(name).size, problems, differs };
    });
  } catch (error) {
    return { ...proof, problems: [(error as Error).message] };
  }
}

type Result = Pick<Proof, 'problems' | 'differs'>;

/** A failure before anything could be compared. */
const failed = (problems: string[]): Result => ({ problems, differs: false });

async function compareWithExpected(name: string): Promise<Result> {
  const { files, elsewhere, problems } = await runExample(name);
  if (problems.length > 0) return failed(problems);
  const expected = readExpected(name);
  for (const path of elsewhere) expected.delete(path);
  const found = differences(expected, files);
  return { problems: found, differs: found.length > 0 };
}

/** Runs twice and writes only if both runs agree, so that no unstable output reaches a page. */
async function updateExpected(name: string): Promise<Result> {
  const first = await runExample(name);
  if (first.problems.length > 0) return failed(first.problems);
  if (first.elsewhere.length > 0) {
    return failed([
      `it shows what another Node.js does than ${process.version}: ${first.elsewhere.join(', ')} — use that one`,
    ]);
  }
  const spec = readExample(name);
  if (spec.recorded) keepLockfile(name, runFolder(name, spec));
  const second = await runExample(name);
  if (second.problems.length > 0) return failed(second.problems);
  const unstable = differences(first.files, second.files);
  if (unstable.length > 0) return failed(['two runs gave two results, so nothing was written:', ...unstable]);
  writeExpected(name, first.files);
  if (spec.recorded) writeRecording(name);
  return failed([]);
}
