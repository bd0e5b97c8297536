import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../../../site/examples/places.ts';
import { type Choice, keyOf } from '../../../site/output-explorer/choices.ts';
import type { OutputsFile } from '../../../site/output-explorer/outputs.ts';

/** The data that the explorer shows. */
export const outputsFile = join(repo, 'site', 'output-explorer', 'outputs.json');

export function readOutputs(): OutputsFile {
  return JSON.parse(readFileSync(outputsFile, 'utf8')) as OutputsFile;
}

/** Whether the data has a message of the tool for a combination, and no files. */
export const isRefusedIn =
  ({ combinations }: OutputsFile) =>
  (choice: Choice): boolean =>
    'message' in (combinations[keyOf(choice)] ?? {});
