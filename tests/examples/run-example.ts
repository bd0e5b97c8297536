import { cpSync, existsSync, lutimesSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { ExampleSpec } from '../../shared/examples/example-spec.ts';
import { cacheFolder, exampleFolder, notCopied, readExample, repo, runFolder } from '../../shared/examples/places.ts';
import { listFiles } from '../../writing/checks/example-files/list-files.ts';
import { drawTree } from './draw-tree.ts';
import { hideHashes, normalizePaths } from './normalize.ts';
import { installPackages } from './recording.ts';
import { isShownHere, runStep } from './run-step.ts';

/** The result of a run. */
export interface Run {
  files: Map<string, Buffer>;
  /** Outputs that only another version of Node.js produces. */
  elsewhere: string[];
  problems: string[];
}

/** Runs an example's steps in a fresh copy and collects the files for expected/. */
export async function runExample(name: string): Promise<Run> {
  const spec = readExample(name);
  const root = runFolder(name, spec);
  freshCopy(exampleFolder(name), root);
  if (spec.recorded) await installPackages(root);
  const files = new Map<string, Buffer>();
  const elsewhere = spec.steps.filter((step) => !isShownHere(step)).map(({ id }) => `${id}.txt`);
  const problems: string[] = [];
  for (const step of spec.steps) {
    // A file for each step: a process that outlives its step may still print.
    const { log, problem } = await runStep(step, root, join(cacheFolder, `${name}-${step.id}.log`));
    files.set(`${step.id}.txt`, Buffer.from(log));
    if (problem !== undefined) return { files, elsewhere, problems: [`${problem}; it printed:\n${log}`] };
  }
  if (spec.tree.length > 0) {
    const missing = spec.tree.filter((folder) => !existsSync(join(root, folder)));
    problems.push(...missing.map((folder) => `tree: folder ${folder} does not exist after the steps`));
    const trees = spec.tree.map((folder) =>
      drawTree(folder, listFiles(join(root, folder), ['node_modules', '.rstack'])),
    );
    files.set('tree.txt', Buffer.from(`${trees.join('\n')}\n`));
  }
  problems.push(...collectShown(spec, root, files));
  if (spec.hideHashes) {
    for (const [path, bytes] of files)
      if (!bytes.includes(0)) files.set(path, Buffer.from(hideHashes(bytes.toString())));
  }
  for (const path of elsewhere) files.delete(path);
  // Several versions of Node.js take a gigabyte.
  if (spec.recorded) rmSync(join(root, 'node_modules'), { recursive: true });
  return { files, elsewhere, problems };
}

/**
 * Copies an example without node_modules/.cache, so that every build is cold. Sources get old timestamps, since a
 * watcher would report files of the last few seconds as changed.
 */
function freshCopy(source: string, root: string): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const copy = (from: string, to: string) => {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  };
  const anHourAgo = Date.now() / 1000 - 3600;
  for (const path of listFiles(source, notCopied)) {
    copy(join(source, path), join(root, path));
    lutimesSync(join(root, path), anHourAgo, anHourAgo);
  }
  const fixture = join(source, 'node_modules.fixture');
  if (existsSync(fixture)) copy(fixture, join(root, 'node_modules'));
}

function collectShown(spec: ExampleSpec, root: string, files: Map<string, Buffer>): string[] {
  const problems: string[] = [];
  const taken = new Set(files.keys());
  for (const pattern of spec.show) {
    const paths = globSync(pattern, { cwd: root, dot: true, ignore: ['node_modules/**'] }).sort();
    if (paths.length === 0) problems.push(`show: no produced file matches ${pattern}`);
    for (const path of paths) {
      if (taken.has(path)) problems.push(`show: ${path} is also the name of a step's output — rename the step`);
      files.set(path, shownBytes(join(root, path), root));
    }
  }
  return problems;
}

function shownBytes(file: string, root: string): Buffer {
  const bytes = readFileSync(file);
  return bytes.includes(0) ? bytes : Buffer.from(normalizePaths(bytes.toString('utf8'), { root, repo }));
}
