import path from 'node:path';
import type { SourceFiles } from '../source-files.ts';

/** What an import without an ending may mean. */
const ENDINGS = ['', '.tsx', '.ts'];

/** The source file that an import leads to; undefined for packages, pages, styles and data. */
export function sourceOf(files: SourceFiles, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(from), specifier);
  return ENDINGS.map((ending) => target + ending).find((file) => /\.tsx?$/.test(file) && files.exists(file));
}
