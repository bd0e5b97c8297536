import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, exampleFolder, notCopied, readExample, repo } from '../../../shared/examples/places.ts';
import { listFiles } from '../../../writing/checks/example-files/list-files.ts';
import { hideHashes, normalizeLog, normalizePaths } from '../normalize.ts';
import { runCommand } from '../run-command.ts';
import type { Outcome } from './compare-outcomes.ts';
import type { Turn } from './turns.ts';

const AS_IT_IS: Turn = { name: 'as-it-is', what: 'nothing' };

/** The builds of an example that can be turned: its steps that call Rslib, end by themselves and succeed. */
export function buildsOf(name: string): string[] {
  const steps = readExample(name).steps.filter(
    ({ run, until, exit }) => /^rslib(?: -|$)/.test(run) && until === undefined && exit === 0,
  );
  return steps.map(({ run }) => run);
}

/**
 * Builds a copy of an example under a turn.
 *
 * @returns what it led to, or why the turn does not apply
 */
export async function runTurn(name: string, build: string, turn: Turn = AS_IT_IS): Promise<Outcome | string> {
  const root = join(cacheFolder, 'turns', name);
  const existing = freshCopy(name, root);
  const refusal = turn.refuses?.(root);
  if (refusal !== undefined) return refusal;
  turn.edit?.(root);
  const command = turn.config === undefined ? build : withConfig(root, build, turn.config);
  const folders = { root, repo };
  const run = (words: string) =>
    runCommand({ run: words, cwd: root, env: { ...turn.env }, logFile: join(cacheFolder, 'turns', `${name}.log`) });
  let ending = await run(command);
  if (turn.second !== undefined) ending = await run(`${command} ${turn.second}`.trim());
  const written = listFiles(root, ['node_modules', '.rstack', 'packages']).filter((path) => !existing.has(path));
  const outputs = written.filter((path) => !/^(?:src\/|rslib\.turn)/.test(path));
  const loads: Record<string, string> = {};
  for (const path of outputs.filter((one) => /^[^~]+\.[cm]?js$/.test(one)).slice(0, 6)) {
    loads[`import ${path}`] = await load(root, `import(${JSON.stringify(`./${path}`)})`);
    loads[`require ${path}`] = await load(
      root,
      `Promise.resolve().then(() => require(${JSON.stringify(`./${path}`)}))`,
    );
  }
  const read = (path: string) => {
    const bytes = readFileSync(join(root, path));
    return bytes.includes(0) ? '' : hideHashes(normalizePaths(bytes.toString(), folders));
  };
  return {
    exit: ending.timedOut ? 'timeout' : (ending.code ?? ending.signal ?? 'none'),
    log: normalizeLog(ending.output, folders),
    files: Object.fromEntries(outputs.map((path) => [path, read(path)])),
    loads,
  };
}

/** Copies an example, and returns the files of the copy. */
function freshCopy(name: string, root: string): ReadonlySet<string> {
  const source = exampleFolder(name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const files = listFiles(source, notCopied);
  for (const path of files) cpSync(join(source, path), join(root, path), { verbatimSymlinks: true });
  const fixture = join(source, 'node_modules.fixture');
  if (existsSync(fixture)) cpSync(fixture, join(root, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  return new Set(files);
}

/** Writes a config that overrides each lib item of the one that a build uses, and returns the build with it. */
function withConfig(root: string, build: string, override: string): string {
  const [flag = '', named] = / (?:-c|--config) (\S+)/.exec(build) ?? [];
  const found = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((one) => `rslib.config.${one}`);
  const base = named ?? found.find((path) => existsSync(join(root, path)));
  writeFileSync(
    join(root, 'rslib.turn.config.mjs'),
    `import { loadConfig, rsbuild } from '@rslib/core';
export default async () => {
  const base = ${base === undefined ? '{}' : `(await loadConfig({ cwd: import.meta.dirname, path: './${base}' })).content`};
  const lib = base.lib ?? [{}];
  return { ...base, lib: lib.map((item) => rsbuild.mergeRsbuildConfig(item, ${override})) };
};
`,
  );
  return `${build.replace(flag, '')} -c rslib.turn.config.mjs`;
}

/** The names that Node.js gets from a file, or the first line of its error. */
async function load(root: string, loading: string): Promise<string> {
  const file = join(root, 'node_modules/.turn.cjs');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const code = `${loading.replaceAll('"./', '"../')}.then((got) => console.log('\\n#' + Object.keys(got).sort().join(', ')), (error) => console.log('\\n#' + String(error && error.message || error).split('\\n')[0]))`;
  writeFileSync(file, code);
  const { output } = await runCommand({
    run: 'node node_modules/.turn.cjs',
    cwd: root,
    env: {},
    logFile: `${root}.load`,
  });
  const [, got = output.split('\n')[0] ?? ''] = /^#(.*)$/m.exec(output) ?? [];
  return normalizePaths(got, { root, repo }) || 'no exports';
}
