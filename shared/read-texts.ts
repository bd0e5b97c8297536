import path from 'node:path';
import { createJiti } from 'jiti';
import { globSync } from 'tinyglobby';
import type { Dictionary } from './texts.ts';

/** The files with texts below a folder: the site's, and those of components. */
export const textFiles = (root: string): string[] =>
  globSync(['shared/texts.ts', 'components/*/texts.ts'], { cwd: root });

/**
 * Reads all texts as the files are now, whatever has been imported before.
 *
 * @param root the folder of the site
 * @throws if a file cannot be compiled, with its position
 */
export async function readTexts(root: string): Promise<Dictionary> {
  const jiti = createJiti(import.meta.url, { moduleCache: false, fsCache: false });
  const read = textFiles(root).map((file) => jiti.import<{ texts: Dictionary }>(path.resolve(root, file)));
  return Object.assign({}, ...(await Promise.all(read)).map(({ texts }) => texts));
}
