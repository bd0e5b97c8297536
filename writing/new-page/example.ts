import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repo } from '../../shared/examples/places.ts';

/** The smallest example, used as the template. */
const MODEL = 'start/first-build';

const CONFIG = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
});
`;

/**
 * Writes an example that builds: a copy of the template with a config file.
 *
 * @param example its folder in `examples`, such as `lib/out-base`
 * @param examples the folder of all examples
 */
export function writeExample(example: string, examples: string): void {
  const folder = path.join(examples, example);
  const model = path.join(examples, MODEL);
  const filter = (file: string) => !['expected', 'dist', 'node_modules'].includes(path.relative(model, file));
  cpSync(model, folder, { recursive: true, filter });
  for (const file of ['package.json', 'use.mjs']) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replace(path.basename(MODEL), path.basename(example)));
  }
  writeFileSync(path.join(folder, 'rslib.config.ts'), CONFIG);
}

/**
 * Runs `npm run examples -- <example> --update`, which writes the output that pages embed.
 *
 * @throws if it does not build; the runner has printed why
 */
export function runExample(example: string): void {
  const jiti = path.join(repo, 'node_modules/jiti/lib/jiti-cli.mjs');
  const command = [jiti, 'tests/examples/cli.ts', example, '--update'];
  const { status } = spawnSync(process.execPath, command, { cwd: repo, stdio: 'inherit' });
  if (status !== 0) throw new Error(`the example does not build — remove examples/${example}/, then try again`);
}
