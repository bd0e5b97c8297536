import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The smallest example of all, which the tests build as they build every one. */
const MODEL = 'first-build';

const CONFIG = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
});
`;

/** Writes an example that builds: the smallest one there is under another name, with a config file. */
export function writeExample(name: string, examples: string): void {
  const folder = path.join(examples, name);
  const model = path.join(examples, MODEL);
  const filter = (file: string) => !['expected', 'dist', 'node_modules'].includes(path.relative(model, file));
  cpSync(model, folder, { recursive: true, filter });
  for (const file of ['package.json', 'use.mjs']) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replace(`${MODEL}`, name));
  }
  writeFileSync(path.join(folder, 'rslib.config.ts'), CONFIG);
}
