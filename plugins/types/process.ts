/** Answers each code block with its type notes. Ends with the process that started it, when the channel closes. */
import { type CodeBlock, noteReader } from './type-notes.ts';

const [root = '', docs = '', embedded = '[]'] = process.argv.slice(2);
const reader = noteReader(root, docs, JSON.parse(embedded));

process.on('message', async ({ id, block }: { id: number; block: CodeBlock }) => {
  try {
    process.send?.({ id, notes: JSON.stringify((await reader)(block)) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
