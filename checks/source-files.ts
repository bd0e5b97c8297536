import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** The files that checks look at. Paths start at the root of the repository. */
export interface SourceFiles {
  /** The paths that match a pattern, sorted. */
  list(pattern: string): string[];
  /** The text of a file; undefined where there is none. */
  read(file: string): string | undefined;
  exists(file: string): boolean;
  /** The files that somebody has read. */
  readSoFar(): string[];
}

/** The files below a folder of the disk; each is read once. */
export function filesOnDisk(root: string): SourceFiles {
  const texts = new Map<string, string | undefined>();
  const exists = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  return {
    list: (pattern) => globSync(pattern, { cwd: root, ignore: ['**/node_modules/**'] }).sort(),
    read(file) {
      if (!texts.has(file)) texts.set(file, exists(file) ? readFileSync(path.join(root, file), 'utf8') : undefined);
      return texts.get(file);
    },
    exists,
    readSoFar: () => [...texts].flatMap(([file, text]) => (text === undefined ? [] : [file])),
  };
}
