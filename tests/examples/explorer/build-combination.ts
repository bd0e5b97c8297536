import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../checks/example-files/list-files.ts';
import { cacheFolder, examplesFolder, notCopied, repo } from '../../../site/examples/places.ts';
import { type Choice, keyOf } from '../../../site/output-explorer/choices.ts';
import { configText } from '../../../site/output-explorer/config-text.ts';
import type { Combination } from '../../../site/output-explorer/outputs.ts';
import { normaliseLog } from '../normalise.ts';
import { runCommand } from '../run-command.ts';

/** The example whose source every combination builds. */
export const sourceExample = 'slug-kit';

/** Builds one combination in a fresh copy of the example, and uses what came out. */
export async function buildCombination(choice: Choice): Promise<Combination> {
  const name = `explorer-${keyOf(choice)}`;
  const root = join(cacheFolder, name);
  const source = join(examplesFolder, sourceExample);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const path of listFiles(source, notCopied)) cpSync(join(source, path), join(root, path));
  writeFileSync(join(root, 'rslib.config.ts'), configText(choice));

  const run = async (command: string) => {
    const logFile = join(cacheFolder, `${name}.log`);
    const ending = await runCommand({ run: command, cwd: root, env: {}, logFile });
    return { ...ending, log: normaliseLog(ending.output, { root, repo }) };
  };
  try {
    const build = await run('rslib');
    if (build.code !== 0) return { message: withoutDeclarationProgress(build.log) };
    const dist = join(root, 'dist');
    const paths = existsSync(dist) ? listFiles(dist).sort() : [];
    const manifest = manifestFor(choice, paths);
    writeFileSync(join(root, 'package.json'), manifest);
    const command = consumerOf(choice);
    const use = await run(command);
    return {
      files: Object.fromEntries(paths.map((path) => [path, readFileSync(join(dist, path), 'utf8')])),
      manifest,
      use: { command, output: use.log, works: use.code === 0 },
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
    rmSync(join(cacheFolder, `${name}.log`), { force: true });
  }
}

/** Declarations are made in a process of their own: how far it comes before the build fails is chance. */
function withoutDeclarationProgress(log: string): string {
  return log.replace(/^(?:start|info|ready) .*declaration files.*\n/gm, '');
}

function manifestFor({ format, dts }: Choice, paths: string[]): string {
  const entry = paths.find((path) => /^index\.[cm]?js$/.test(path));
  const types = paths.find((path) => /^index\.d\.[cm]?ts$/.test(path));
  const target = { ...(dts === 'false' || !types ? {} : { types: `./dist/${types}` }), default: `./dist/${entry}` };
  const manifest = { name: sourceExample, version: '1.0.0', type: 'module', exports: { '.': target } };
  return `${JSON.stringify(format === 'umd' ? { ...manifest, unpkg: `./dist/${entry}` } : manifest, null, 2)}\n`;
}

function consumerOf({ format }: Choice): string {
  if (format === 'esm') return 'node use.mjs';
  return format === 'cjs' ? 'node use.cjs' : 'node use-in-browser.mjs';
}
