import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** The files that checks read, by path from the repository root. */
export type SourceFiles = ReturnType<typeof filesOnDisk>;

/** The files in a folder on disk; each is read once. */
export function filesOnDisk(root: string) {
  const texts = new Map<string, string | undefined>();
  let lastRead: string | undefined;
  const stats = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false });
  const exists = (file: string) => stats(file)?.isFile() ?? false;
  return {
    /** The paths that match a glob, sorted. */
    list: (pattern: string) => globSync(pattern, { cwd: root, ignore: ['**/node_modules/**'] }).sort(),
    read(file: string) {
      lastRead = file;
      if (!texts.has(file)) texts.set(file, exists(file) ? readFileSync(path.join(root, file), 'utf8') : undefined);
      return texts.get(file);
    },
    size: (file: string) => stats(file)?.size ?? 0,
    exists,
    lastRead: () => lastRead,
  };
}
