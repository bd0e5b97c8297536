import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleFolder, repo } from '../../../shared/examples/places.ts';
import { listFiles } from '../../../writing/checks/example-files/list-files.ts';
import type { Consumer } from '../consumer.ts';

/** A tool that loads libraries. */
export interface Tool {
  /** `{}` is its version. */
  name: string;
  /** The package whose version is shown; the browser's version without it. */
  package?: string;
  /** A command that fails if the library does not load, or a page for a browser; both in `apps/`. */
  run: string;
  /** Set if the site's own packages are enough, so that tests always run it. */
  light?: true;
}

export const readJson = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

/** The example with the outputs and their consumers. */
export const example = exampleFolder('consumers');

/** The package.json of each output. */
export const manifests = readJson<Record<string, object>>(join(example, 'packages.json'));

/** The consumers, by group. */
export const tools = readJson<Record<string, Tool[]>>(join(example, 'consumers.json'));

/** The record that pages show. */
export const recordFile = join(repo, 'components', 'consumers', 'record', 'consumers.json');

export const readRecord = () => readJson<Consumer[]>(recordFile);

/** Hash of everything that results depend on. */
export function inputsHash(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders.length > 0 ? folders : [example]) {
    for (const file of listFiles(folder, ['node_modules.fixture']))
      hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
