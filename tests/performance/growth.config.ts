import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../../rspress.config.ts';
import { ADDED_PAGES } from './added-pages.ts';

const WORDS =
  'asset banner cache define entry filter guard helper input loader module node output plugin query rule source target umd version watch'.split(
    ' ',
  );
const root = path.resolve('.cache/growth-docs');

/** A name of two words and a number, as different from the others as real ones are. */
function nameOf(index: number): string {
  return `${WORDS[index % WORDS.length]}-${WORDS[Math.floor(index / WORDS.length) % WORDS.length]}-${(index * 7919) % 1000}`;
}

rmSync(root, { recursive: true, force: true });
cpSync('docs', root, { recursive: true });
for (const lang of ['en', 'zh']) {
  const folder = path.join(root, lang, 'guide/added');
  mkdirSync(folder, { recursive: true });
  const names = Array.from({ length: ADDED_PAGES }, (_, index) => nameOf(index));
  for (const name of names) {
    writeFileSync(
      path.join(folder, `${name}.mdx`),
      `---\ndescription: About ${name} in ${lang}.\n---\n\n# ${name}\n\n## Usage of ${name} \\{#usage-${name}}\n\nText.\n`,
    );
  }
  writeFileSync(path.join(folder, '_meta.json'), JSON.stringify(names));
  const meta = path.join(root, lang, 'guide/_meta.json');
  writeFileSync(
    meta,
    JSON.stringify([
      ...JSON.parse(readFileSync(meta, 'utf8')),
      { type: 'dir', name: 'added', label: 'sidebar.gettingStarted' },
    ]),
  );
}

/** The real site with ten times its pages, to see what each costs the others: `tests/performance/growth.ts`. */
export default defineConfig({ ...site, root, outDir: '.cache/growth-site', themeDir: path.resolve('theme') });
