import { fork } from 'node:child_process';
import path from 'node:path';
import type { CodeBlock } from './type-notes.ts';

const ROOT = path.join(import.meta.dirname, '../..');

type Answer = { id: number; notes?: string; error?: string };

/**
 * Starts the process that reads types.
 *
 * @param docs the folder of the pages of all languages
 * @param embedded the sources that will be asked for, from the repository root, which it reads at once
 */
export function startCompiler(docs: string, embedded: readonly string[]) {
  const child = fork(path.join(import.meta.dirname, 'process.ts'), [ROOT, docs, JSON.stringify(embedded)], {
    execArgv: ['--import', import.meta.resolve('jiti/register')],
  });
  const waiting = new Map<number, PromiseWithResolvers>();
  let count = 0;
  child.on('message', ({ id, notes, error }: Answer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (notes === undefined) reject?.(new Error(error));
    else resolve?.(notes);
  });
  child.on('exit', (status) => {
    for (const { reject } of waiting.values()) reject(new Error(`the process that reads types ended with ${status}`));
  });
  return {
    /**
     * The notes of a code block, as JSON of `TypeNotes`.
     *
     * @throws if its source cannot be read or the process ends
     */
    notesOf: (block: CodeBlock): Promise<string> =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        child.send({ id: count, block });
      }),
    stop: () => void child.kill(),
  };
}

interface PromiseWithResolvers {
  resolve(notes: string): void;
  reject(error: Error): void;
}
