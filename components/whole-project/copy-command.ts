import site from '../../package.json' with { type: 'json' };
import { examplePath } from '../../shared/examples/places.ts';

/**
 * The command that copies an example with all its files from the repository, and nothing else of it.
 *
 * @param of the name of the example
 * @throws if there is no such example
 */
export function copyCommand(of: string): string {
  const clone = `git clone --depth 1 --filter=blob:none --sparse ${site.repository.url}`;
  return `${clone} && cd ${site.name} && git sparse-checkout set ${examplePath(of)}`;
}
