import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files with what they will hold, by their paths from the root; null for those that go. */
export type Changes = Map<string, string | null>;

/**
 * Writes all files of a plan; where one cannot be written, all are as they were.
 *
 * The texts are written beside their places first, so that a full disk or a missing folder is met before any
 * file has changed, and no file is ever there in part.
 */
export function writePlan(plan: ReadonlyMap<string, string | null>, root: string): void {
  const files = [...plan].map(([name, text]) => ({ file: path.join(root, name), text }));
  const before: [file: string, text: Buffer | undefined][] = [];
  try {
    for (const { file, text } of files) if (text !== null) writeFileSync(besideOf(file), text);
    for (const { file, text } of files) {
      const old = existsSync(file) ? readFileSync(file) : undefined;
      if (text === null) rmSync(file);
      else renameSync(besideOf(file), file);
      before.push([file, old]);
    }
  } catch (error) {
    for (const { file } of files) rmSync(besideOf(file), { force: true });
    for (const [file, old] of before) {
      if (old === undefined) rmSync(file, { force: true });
      else writeFileSync(file, old);
    }
    throw error;
  }
}

const besideOf = (file: string) => `${file}.new`;
