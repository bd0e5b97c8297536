import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplePath, repo } from '../../shared/examples/places.ts';
import { listFiles } from '../../writing/checks/example-files/list-files.ts';

/** The pages in both languages that embed a file of an example. */
function embeddingPages(name: string): string[] {
  const docs = join(repo, 'docs');
  const pages = listFiles(docs).filter((path) => path.endsWith('.mdx'));
  const folder = `${examplePath(name)}/`;
  const embedding = pages.filter((path) => readFileSync(join(docs, path), 'utf8').includes(folder));
  return embedding.map((path) => `docs/${path}`);
}

/** The message that lists the pages to reread after an example has changed. */
export function pagesToReread(name: string): string {
  const pages = embeddingPages(name);
  const list = pages.length > 0 ? pages.join('\n  ') : 'none embeds it';
  return `pages to read again, then npm run examples -- ${name} --update:\n  ${list}`;
}
