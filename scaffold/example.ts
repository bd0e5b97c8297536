import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repo } from '../site/examples/places.ts';

/** The smallest example, used as the template. */
const MODEL = 'first-build';

const CONFIG = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
});
`;

/**
 * Writes an example that builds: a copy of the template with a config file.
 *
 * @param examples the folder of all examples
 */
export function writeExample(name: string, examples: string): void {
  const folder = path.join(examples, name);
  const model = path.join(examples, MODEL);
  const filter = (file: string) => !['expected', 'dist', 'node_modules'].includes(path.relative(model, file));
  cpSync(model, folder, { recursive: true, filter });
  for (const file of ['package.json', 'use.mjs']) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replace(MODEL, name));
  }
  writeFileSync(path.join(folder, 'rslib.config.ts'), CONFIG);
}

/** Exit codes of processes killed by a signal. */
const ENDED_BY = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Runs `npm run examples -- <name> --update`, which writes the output that pages embed. Signals are forwarded, so that
 * the child process writes nothing afterwards.
 *
 * @throws an Error with its output if it does not build
 */
export async function runExample(name: string): Promise<void> {
  const jiti = path.join(repo, 'node_modules/jiti/lib/jiti-cli.mjs');
  const run = promisify(execFile)(process.execPath, [jiti, 'tests/examples/cli.ts', name, '--update'], { cwd: repo });
  for (const [signal, code] of Object.entries(ENDED_BY))
    process.once(signal, () => {
      process.exitCode = code;
      run.child.kill();
    });
  await run.catch(({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
    if (process.exitCode) throw new Error('stopped');
    throw new Error(`the example does not build:\n${stdout}${stderr}`);
  });
}
