import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './plan-page.ts';

/** Writes all files of a plan; where one cannot be written, all are as they were. */
export function writePlan(plan: Plan, root: string): void {
  const before: [string, string | undefined][] = [];
  try {
    for (const [name, text] of plan) {
      const file = path.join(root, name);
      before.push([file, existsSync(file) ? readFileSync(file, 'utf8') : undefined]);
      writeFileSync(file, text);
    }
  } catch (error) {
    for (const [file, text] of before) {
      if (text === undefined) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
    throw error;
  }
}
