import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files and symbolic links in a folder, as sorted relative paths with `/`; empty for a missing folder. */
export function listFiles(folder: string, skipped: string[] = []): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !skipped.some((name) => path === name || path.startsWith(`${name}/`)))
    .sort();
}
