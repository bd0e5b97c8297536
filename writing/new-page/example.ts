import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repo } from '../../shared/examples/places.ts';
import { type Facts, settingOf } from './option-value.ts';

/** The smallest example, used as the template. */
const MODEL = 'start/first-build';

/** An option, and where a config of Rslib has it. */
export interface PlacedOption {
  /** Its dotted name. */
  name: string;
  place: 'lib' | 'top';
}

/**
 * The config of a new page's example. It sets the option that the page is about, to a value that its type allows.
 *
 * @param option none for a guide
 * @param facts those of all options; without the option's, a TODO stands in its place
 */
export function configText(option: PlacedOption | undefined, facts: Facts): string {
  const setting = option && settingOf(option.name, facts);
  const todo =
    option && setting === undefined ? `  // TODO: set ${option.place === 'lib' ? 'lib.' : ''}${option.name}\n` : '';
  const lib = setting !== undefined && option?.place === 'lib' ? setting : '';
  // A page about the format sets it itself.
  const item = lib.startsWith('format: ') ? lib : ["format: 'esm'", lib].filter(Boolean).join(', ');
  const top = setting !== undefined && option?.place === 'top' ? `  ${setting},\n` : '';
  return `import { defineConfig } from '@rslib/core';

export default defineConfig({
${todo}  lib: [{ ${item} }],
${top}});
`;
}

/**
 * Writes an example: a copy of the template with a config file.
 *
 * @param example its folder in `examples`, such as `lib/out-base`
 * @param config the text of its `rslib.config.ts`
 * @param examples the folder of all examples
 */
export function writeExample(example: string, config: string, examples: string): void {
  const folder = path.join(examples, example);
  const model = path.join(examples, MODEL);
  const filter = (file: string) => !['expected', 'dist', 'node_modules'].includes(path.relative(model, file));
  cpSync(model, folder, { recursive: true, filter });
  for (const file of ['package.json', 'use.mjs']) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replace(path.basename(MODEL), path.basename(example)));
  }
  writeFileSync(path.join(folder, 'rslib.config.ts'), config);
}

/** Runs `npm run examples -- <example> --update`, which writes the output that pages embed. Returns whether it builds. */
export function runExample(example: string): boolean {
  const jiti = path.join(repo, 'node_modules/jiti/lib/jiti-cli.mjs');
  const command = [jiti, 'tests/examples/cli.ts', example, '--update'];
  return spawnSync(process.execPath, command, { cwd: repo, stdio: 'inherit' }).status === 0;
}
