import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An environment variable of the build: the folder of the output, if its parent process compresses early files. */
export const EARLY_OUTPUT = 'EARLY_OUTPUT';

/**
 * Writes a file whose content is final before the build is complete, and tells the parent process, which compresses it
 * while the build goes on. Does nothing in other processes, such as a dev server.
 *
 * @param name the path in the output
 * @throws if the file cannot be written
 */
export function writeEarly(name: string, content: string | Uint8Array): void {
  const output = process.env[EARLY_OUTPUT];
  if (!output || !process.connected) return;
  const file = join(output, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  process.send?.(file);
}
