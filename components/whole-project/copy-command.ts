import { existsSync } from 'node:fs';
import { join } from 'node:path';
import site from '../../package.json' with { type: 'json' };
import { examplesFolder } from '../../shared/examples/places.ts';

/**
 * The command that copies an example with all its files from the repository, and nothing else of it.
 *
 * @param of the folder of the example in `examples/`
 * @throws if there is no such folder
 */
export function copyCommand(of: string): string {
  const folder = `examples/${of}`;
  if (of === '' || !existsSync(join(examplesFolder, of))) throw new Error(`there is no folder ${folder}`);
  const clone = `git clone --depth 1 --filter=blob:none --sparse ${site.repository.url}`;
  return `${clone} && cd ${site.name} && git sparse-checkout set ${folder}`;
}
