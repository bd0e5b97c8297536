import { existsSync, readFileSync } from 'node:fs';
import { commentsFile, withComments } from '../shared/examples/comments.ts';

/**
 * The code of an example with its comments translated, or unchanged if there are no translations.
 *
 * @param file path from the repository root, such as `examples/start/first-build/src/index.ts`
 */
export function localize(code: string, file: string, lang: string): string {
  const table = commentsFile(file, lang);
  return existsSync(table) ? withComments(code, JSON.parse(readFileSync(table, 'utf8'))) : code;
}
