import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files with their new content, by their paths from the root; null for files to remove. */
export type Changes = Map<string, string | null>;

/**
 * Writes all files of a plan, or none: if one can't be written, the others are restored.
 *
 * The texts go into temporary files first, so that a full disk or a missing folder fails before anything changes, and
 * no file is ever incomplete.
 */
export function writePlan(plan: ReadonlyMap<string, string | null>, root: string): void {
  const files = [...plan].map(([name, text]) => ({ file: path.join(root, name), text }));
  const before: [file: string, text: Buffer | undefined][] = [];
  try {
    for (const { file, text } of files) if (text !== null) writeFileSync(temporaryFileOf(file), text);
    for (const { file, text } of files) {
      const old = existsSync(file) ? readFileSync(file) : undefined;
      if (text === null) rmSync(file);
      else renameSync(temporaryFileOf(file), file);
      before.push([file, old]);
    }
  } catch (error) {
    for (const { file } of files) rmSync(temporaryFileOf(file), { force: true });
    for (const [file, old] of before) {
      if (old === undefined) rmSync(file, { force: true });
      else writeFileSync(file, old);
    }
    throw error;
  }
}

const temporaryFileOf = (file: string) => `${file}.new`;
