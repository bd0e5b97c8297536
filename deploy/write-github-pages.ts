/** Copies `dist/` to `dist-hosts/github-pages/`, with the content policy in each page: `npm run github-pages`. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NOT_FOUND_FILE } from '../site/addresses/find-address.ts';
import { describeSite, readBase } from './describe-site.ts';
import { isForGithubPages, movedDocuments, notFoundInAll, withMetaPolicy } from './hosts/github-pages.ts';
import { readOutput } from './read-output.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const target = join(project, 'dist-hosts', 'github-pages');
const { root, paths, policy, place } = readOutput(join(project, 'dist'));

rmSync(target, { recursive: true, force: true });
for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
  if (!isForGithubPages(file) || !statSync(join(root, file)).isFile()) continue;
  mkdirSync(dirname(join(target, file)), { recursive: true });
  if (file.endsWith('.html'))
    writeFileSync(join(target, file), withMetaPolicy(readFileSync(join(root, file), 'utf8'), policy));
  else cpSync(join(root, file), join(target, file));
}
// Served for all unknown URLs.
const base = readBase(readFileSync(join(root, 'index.html'), 'utf8'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
writeFileSync(join(target, NOT_FOUND_FILE), notFoundInAll(base, policy, read));
for (const [file, text] of Object.entries(movedDocuments(describeSite(paths, policy, base, place), read))) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), text);
}
// Without this file, GitHub Pages ignores folders that begin with an underscore.
writeFileSync(join(target, '.nojekyll'), '');
console.log(`GitHub Pages: ${target}`);
