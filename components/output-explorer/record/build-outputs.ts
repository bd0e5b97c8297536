import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, exampleFolder, notCopied, repo } from '../../../shared/examples/places.ts';
import { normalizeLog } from '../../../tests/examples/normalize.ts';
import { runCommand } from '../../../tests/examples/run-command.ts';
import { listFiles } from '../../../writing/checks/example-files/list-files.ts';
import { type Choice, keyOf } from '../choices.ts';
import type { Combination, OutputsFile } from '../outputs.ts';
import { configText } from './combinations.ts';

/** The example with the source that every combination builds. */
export const sourceExample = 'slug-kit';

/** The data that the explorer shows. */
export const outputsFile = join(repo, 'components', 'output-explorer', 'record', 'outputs.json');

/** A limit, since all libs of a build run at once and each one with declarations starts a compiler. */
const LIBS_PER_BUILD = 12;

type Built = Map<string, Combination>;

export function readOutputs(): OutputsFile {
  return JSON.parse(readFileSync(outputsFile, 'utf8')) as OutputsFile;
}

/**
 * Builds combinations with the Rslib command, and runs their outputs. Combinations that build share a run, whose config
 * imports the configs that readers see. Combinations that Rslib rejected last time get their own run and message; one
 * that is rejected for the first time fails its whole run.
 *
 * @returns each combination by its key, with its texts
 */
export async function buildCombinations(choices: readonly Choice[]): Promise<Built> {
  const built: Built = new Map();
  const known = readOutputs().combinations;
  const wasRefused = (choice: Choice) => 'message' in (known[keyOf(choice)] ?? {});
  const alone = choices.filter(wasRefused);
  const together = choices.filter((choice) => !wasRefused(choice));
  for (let from = 0; from < together.length; from += LIBS_PER_BUILD) {
    const libs = together.slice(from, from + LIBS_PER_BUILD);
    if ((await build(libs, built)) !== undefined) alone.push(...libs);
  }
  for (const choice of alone) {
    const message = await build([choice], built);
    if (message !== undefined) built.set(keyOf(choice), { config: configText(choice), message });
  }
  return built;
}

/** Builds combinations in one run and adds the results. @returns Rslib's message if it rejects the config */
async function build(choices: readonly Choice[], built: Built): Promise<string | undefined> {
  const name = `explorer-${choices.map(keyOf)[0]}`;
  const root = join(cacheFolder, name);
  const logFile = join(cacheFolder, `${name}.log`);
  const run = async (command: string) => {
    const { output, code } = await runCommand({ run: command, cwd: root, env: {}, logFile });
    return { log: normalizeLog(output, { root, repo }), code };
  };
  copySource(root);
  for (const [file, text] of Object.entries(configsOf(choices))) writeFileSync(join(root, file), text);
  try {
    const { log, code } = await run('rslib');
    if (code !== 0) return withoutDeclarationProgress(log);
    const dist = join(root, 'dist');
    if (choices.length > 1) renameSync(dist, join(root, 'built'));
    for (const choice of choices) {
      if (choices.length > 1) renameSync(join(root, 'built', keyOf(choice)), dist);
      const paths = existsSync(dist) ? listFiles(dist).sort() : [];
      const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(dist, path), 'utf8')]));
      const manifest = manifestFor(choice, paths);
      writeFileSync(join(root, 'package.json'), manifest);
      const command = consumerOf(choice);
      const use = await run(command);
      const result = { command, output: use.log, works: use.code === 0 };
      built.set(keyOf(choice), { config: configText(choice), files, manifest, use: result });
      rmSync(dist, { recursive: true });
    }
    return undefined;
  } finally {
    rmSync(root, { recursive: true, force: true });
    rmSync(logFile, { force: true });
  }
}

function copySource(root: string): void {
  const source = exampleFolder(sourceExample);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const path of listFiles(source, notCopied)) cpSync(join(source, path), join(root, path));
}

/** The config files of a run. For several combinations, one config imports the others and gives each its own folder. */
function configsOf(choices: readonly Choice[]): Record<string, string> {
  const [first] = choices;
  if (choices.length === 1 && first) return { 'rslib.config.ts': configText(first) };
  const own = choices.map((choice, index) => [`choice${index}`, choice] as const);
  const all = [
    ...own.map(([name]) => `import ${name} from './${name}.ts';`),
    'const into = (root, { lib: [one] }) => ({ ...one, output: { ...one.output, distPath: { root } } });',
    `export default { lib: [${own.map(([name, choice]) => `into('dist/${keyOf(choice)}', ${name})`)}] };`,
  ];
  const texts = own.map(([name, choice]) => [`${name}.ts`, configText(choice)]);
  return { ...Object.fromEntries(texts), 'rslib.config.ts': all.join('\n') };
}

/** Removes progress lines of the declaration process: how far it gets before the build fails varies. */
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

/** Packs combinations into the explorer's data, which stores each text once. */
export function packOutputs(built: Built): OutputsFile {
  const contents: Record<string, string> = {};
  const store = (text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    contents[hash] = text;
    return hash;
  };
  const pack = (combination: Combination): Combination => {
    const config = store(combination.config);
    if ('message' in combination) return { config, message: store(combination.message) };
    const { files, manifest, use } = combination;
    return {
      config,
      files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, store(text)])),
      manifest: store(manifest),
      use: { ...use, output: store(use.output) },
    };
  };
  const combinations = Object.fromEntries([...built].map(([key, combination]) => [key, pack(combination)]));
  const sorted = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1));
  return { contents: Object.fromEntries(sorted), combinations };
}
