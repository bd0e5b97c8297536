import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StepSpec } from '../../shared/examples/example-spec.ts';
import { repo } from '../../shared/examples/places.ts';
import { cleanLog, collapseRebuilds, hideSizesOfPaths, normalizeLog } from './normalize.ts';
import { type Ending, runCommand } from './run-command.ts';
import { sortRacingLines } from './sort-racing-lines.ts';

/** The normalized output of a step, and how it deviated from example.json. */
export interface StepResult {
  log: string;
  problem?: string;
}

/** Whether the step applies to this version of Node.js. */
export function isShownHere({ node }: StepSpec): boolean {
  return node === undefined || process.versions.node.startsWith(`${node}.`);
}

/** Runs one step of an example in its copy under `root`. */
export async function runStep(step: StepSpec, root: string, logFile: string): Promise<StepResult> {
  const folders = { root, repo };
  const moments = step.until === undefined ? [] : [{ until: step.until }, ...(step.then ?? [])];
  let reached = 0;
  let seen = 0;
  const isDone = (output: string): boolean => {
    const log = cleanLog(output, folders);
    const moment = moments[reached];
    const at = moment ? log.indexOf(moment.until, seen) : -1;
    if (!moment || at < 0) return reached === moments.length;
    // Output after the awaited line depends on when the command is stopped.
    seen = log.indexOf('\n', at) + 1;
    reached += 1;
    const next = moments[reached];
    if (next && 'write' in next) writeFiles(root, next.write);
    return !next;
  };
  writeFiles(root, step.write);
  const cwd = join(root, step.cwd ?? '.');
  const ending = await runCommand({
    run: step.run,
    cwd,
    env: step.env ?? {},
    logFile,
    ...(moments.length > 0 ? { isDone } : {}),
  });
  const problem = isShownHere(step) ? judge(step, ending, moments[reached]?.until) : undefined;
  if (problem === undefined && moments.length > 0) {
    return { log: sortRacingLines(collapseRebuilds(cleanLog(ending.output, folders).slice(0, seen))) };
  }
  const log = hideSizesOfPaths(normalizeLog(ending.output, folders), cwd, folders);
  return problem === undefined ? { log } : { log, problem: `step "${step.id}" (${step.run}) ${problem}` };
}

function judge(step: StepSpec, ending: Ending, awaited: string | undefined): string | undefined {
  if (ending.timedOut) return 'did not end within 180 s';
  if (step.until !== undefined) {
    return awaited === undefined ? undefined : `ended before it printed ${JSON.stringify(awaited)}`;
  }
  if (step.exit === 'signal') {
    return ending.signal === null ? `exited with ${ending.code}, though a signal should have killed it` : undefined;
  }
  if (ending.code === step.exit) return undefined;
  return `ended with ${ending.signal ?? ending.code} instead of ${step.exit}`;
}

/** Writes each file atomically, so that a watcher never sees it empty. */
function writeFiles(root: string, files: Record<string, string> = {}): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(`${root}.next`, content);
    renameSync(`${root}.next`, join(root, path));
  }
}
