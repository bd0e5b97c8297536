import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** New file contents by path from the root; null for removed files. */
export type Changes = Map<string, string | null>;

/**
 * Writes all files of a plan, or none: if one fails, the others are restored.
 *
 * Contents are written to temporary files first, so that a full disk or a missing folder fails before anything changes,
 * and no file is ever incomplete.
 */
export function writePlan(plan: Changes, root: string): void {
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
