/** Copies `dist/` to `dist-hosts/github-pages/`, with the content policy in each page: `npm run github-pages`. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NOT_FOUND_FILE } from '../shared/addresses/find-address.ts';
import { describeSite, readBase } from './describe-site.ts';
import { isForGithubPages, movedDocuments, notFoundInAll, withMetaPolicy } from './hosts/github-pages.ts';
import { fail } from './listen.ts';
import { readOutput } from './read-output.ts';

try {
  const project = join(import.meta.dirname, '..');
  const target = join(project, 'dist-hosts', 'github-pages');
  const { root, paths, policy } = readOutput(join(project, 'dist'));

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  };

  rmSync(target, { recursive: true, force: true });
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!isForGithubPages(file) || !statSync(join(root, file)).isFile()) continue;
    if (file.endsWith('.html')) write(file, withMetaPolicy(read(file), policy));
    else cpSync(join(root, file), join(target, file));
  }
  // Served for all unknown URLs.
  const base = readBase(read('index.html'));
  write(NOT_FOUND_FILE, notFoundInAll(base, policy, read));
  const moved = movedDocuments(describeSite(paths, policy, base), read);
  for (const [file, text] of Object.entries(moved)) write(file, text);
  // Without this file, GitHub Pages ignores folders that begin with an underscore.
  write('.nojekyll', '');
  console.log(`GitHub Pages: ${target}`);
} catch (error) {
  fail(error);
}
