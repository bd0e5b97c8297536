import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './plan-page.ts';

/**
 * Writes all files of a plan; where one cannot be written, all are as they were.
 *
 * The texts are written beside their places first, so that a full disk or a missing folder is met before any
 * file has changed, and no file is ever there in part.
 */
export function writePlan(plan: Plan, root: string): void {
  const files = [...plan].map(([name, text]) => ({ file: path.join(root, name), text }));
  const before: [file: string, text: Buffer | undefined][] = [];
  try {
    for (const { file, text } of files) writeFileSync(besideOf(file), text);
    for (const { file } of files) {
      const old = existsSync(file) ? readFileSync(file) : undefined;
      renameSync(besideOf(file), file);
      before.push([file, old]);
    }
  } catch (error) {
    for (const { file } of files) rmSync(besideOf(file), { force: true });
    for (const [file, old] of before) {
      if (old === undefined) rmSync(file);
      else writeFileSync(file, old);
    }
    throw error;
  }
}

const besideOf = (file: string) => `${file}.new`;
