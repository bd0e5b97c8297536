import { metaFlags } from './fences-of.ts';

/** A line of a tree of files: what draws the branches, four characters a level, the name, and what stands behind it. */
const ENTRY = /^((?:│ {3}| {4})*(?:[├└]── )?)(\S+(?: \S+)*)( {2,}.*)?$/;

/** A line of a tree of files, and what it shows. */
export interface TreeEntry {
  branch: string;
  name: string;
  /** What stands behind the name: its size, and a note. */
  rest: string;
  /** How deep it is; 0 for the folder whose tree it is, and for lines that are no part of one. */
  level: number;
  isFolder: boolean;
  /** The path, beginning with the folder whose tree it is. */
  path: string;
}

/** Whether a text is a tree of files, as the examples' runner draws them. */
export function isFileTree(text: string): boolean {
  return /^[├└]── /m.test(text);
}

/** The lines of a tree of files, in order; empty lines have no name. */
export function readFileTree(text: string): TreeEntry[] {
  const entries = text.split('\n').map((line) => {
    const [, branch = '', name = '', rest = ''] = ENTRY.exec(line) ?? [];
    return { branch, name, rest, level: branch.length / 4 };
  });
  const names: string[] = [];
  return entries.map((entry, index) => {
    names.length = entry.level;
    names.push(entry.name);
    return { ...entry, isFolder: (entries[index + 1]?.level ?? 0) > entry.level, path: names.join('/') };
  });
}

/** A tree of files with what its fence adds to it, and the words of the fence that match nothing. */
interface AnnotatedTree {
  shown: string;
  unmatched: string[];
}

/**
 * Writes behind the files of a tree what its fence asks for:
 *
 * - `sizes`: how large each file is, if the example keeps all of them.
 * - `note="dist/index.js: text"`: a note on a file or folder, by its path with the folder whose tree it is.
 *
 * @param meta the fence's meta
 * @param tree the code of the fence
 * @param sizeOf the size of a file of the tree in bytes, by its path; undefined if the example does not keep it
 */
export function annotateFileTree(
  meta: string,
  tree: string,
  sizeOf: (path: string) => number | undefined,
): AnnotatedTree {
  const notes = [...meta.matchAll(/(?:^|\s)note=(?:"([^"]+)"|'([^']+)')/g)].map(([written, double, single]) => {
    const [, path = '', text = ''] = /^(\S+): +(.+)$/.exec(double ?? single ?? '') ?? [];
    return { written: written.trim(), path, text };
  });
  const hasSizes = metaFlags(meta).includes('sizes');
  if (!hasSizes && notes.length === 0) return { shown: tree, unmatched: [] };
  const isTree = isFileTree(tree);
  const entries = isTree ? readFileTree(tree) : [];
  const rows = entries.map(({ branch, name, level, isFolder, path }) => {
    const isFile = level > 0 && !isFolder;
    const bytes = hasSizes && isFile ? sizeOf(path) : undefined;
    const note = name && notes.find((one) => one.path === path);
    return {
      line: branch + name,
      size: bytes === undefined ? '' : sizeText(bytes),
      isUnknown: hasSizes && isFile && bytes === undefined,
      note: note ? `# ${note.text}` : '',
    };
  });
  const isKnown = isTree && !rows.some((row) => row.isUnknown);
  return {
    shown: isTree && (isKnown || !hasSizes) ? aligned(rows.map(({ line, size, note }) => [line, size, note])) : tree,
    unmatched: [
      ...(hasSizes && !isKnown ? ['sizes'] : []),
      ...notes.filter(({ path }) => !entries.some((entry) => entry.path === path)).map(({ written }) => written),
    ],
  };
}

/** Rows whose second column is aligned to the right, and their third to the left. */
function aligned(rows: readonly (readonly [line: string, size: string, note: string])[]): string {
  const widthOf = (column: 0 | 1) => Math.max(0, ...rows.map((row) => (row[1] || row[2] ? row[column].length : 0)));
  const [lines, sizes] = [widthOf(0), widthOf(1)];
  return rows
    .map(([line, size, note]) => {
      const sized = sizes > 0 ? `${line.padEnd(lines)}  ${size.padStart(sizes)}` : line.padEnd(lines);
      return (note ? `${sized}  ${note}` : sized).trimEnd();
    })
    .join('\n');
}

/** A size as people read it, with units of a thousand, as tools print them. */
function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
