import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** The files that checks look at. Paths start at the root of the repository. */
export interface SourceFiles {
  /** The paths that match a pattern, sorted. */
  list(pattern: string): string[];
  /** The text of a file, without a byte order mark; undefined where there is none. */
  read(file: string): string | undefined;
  /** What a file holds that is no text; undefined where there is none. */
  bytes(file: string): Uint8Array | undefined;
  /** Whether a file begins with a byte order mark. */
  hasMark(file: string): boolean;
  exists(file: string): boolean;
  /** Where a file is on the disk, for programs that read it themselves. */
  placeOf(file: string): string;
  /** The files that somebody has read. */
  readSoFar(): string[];
}

/** Three bytes that some editors write at the beginning of a file. */
const MARK = '\uFEFF';

/** The files below a folder of the disk; each is read once. */
export function filesOnDisk(root: string): SourceFiles {
  const texts = new Map<string, string | undefined>();
  const marked = new Set<string>();
  const exists = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const read = (file: string) => {
    if (texts.has(file)) return texts.get(file);
    const text = exists(file) ? readFileSync(path.join(root, file), 'utf8') : undefined;
    if (text?.startsWith(MARK)) marked.add(file);
    texts.set(file, text?.replace(MARK, ''));
    return texts.get(file);
  };
  return {
    list: (pattern) => globSync(pattern, { cwd: root, ignore: ['**/node_modules/**'] }).sort(),
    read,
    bytes: (file) => (exists(file) ? readFileSync(path.join(root, file)) : undefined),
    hasMark(file) {
      read(file);
      return marked.has(file);
    },
    exists,
    placeOf: (file) => path.resolve(root, file),
    readSoFar: () => [...texts].flatMap(([file, text]) => (text === undefined ? [] : [file])),
  };
}
