import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEmbedded } from '../../plugins/page-source.ts';
import { langs } from '../../shared/languages.ts';

/** Copies of each page, besides the page itself. */
const COPIES = 9;

/** Relative imports of a page would not resolve in a copy. */
const HAS_FRAGMENT = /^import .* from '\./m;

/** A fence that embeds a file. Rspress opens the files of all pages at once: ten times as many exceed the limit of open files. */
const EMBEDDED = /^(```.*?) file="([^"]+)"(.*)\n(?=```$)/gm;

/**
 * A copy has its page's text with embedded code inlined, and one sentence of its own. Links to other pages become plain
 * text.
 */
function copyOf(text: string, address: string): string {
  return text
    .replace(EMBEDDED, (_, fence, file, more) => `${fence}${more}\n${readEmbedded(file).trimEnd()}\n`)
    .replace(/\[([^\]]*)\]\((?:\/|\.)[^)]*\)/g, '$1')
    .replace(/\n# .*\n/, (title) => `${title}\nThis page is ${address}.\n`);
}

/**
 * Copies the pages, and nine more copies of each into a section of its own.
 *
 * @param from the folder of pages, with a folder for each language
 * @param to the target folder
 * @returns the number of added pages, in all languages
 */
export function addPages(from: string, to: string): number {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  return langs.map((lang) => addPagesOf(path.join(to, lang))).reduce((all, some) => all + some, 0);
}

function addPagesOf(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /^(?:guide|config)\/.*\/[a-z][\w-]*\.mdx$/.test(name) && !/(?:index|components\/.*)\.mdx$/.test(name),
    )
    .filter((name) => !HAS_FRAGMENT.test(readFileSync(path.join(folder, name), 'utf8')));
  for (let copy = 1; copy <= COPIES; copy++) {
    const added = path.join(folder, 'guide', `added-${copy}`);
    mkdirSync(added);
    const names = pages.map((page) => page.replaceAll(/\W+/g, '-').replace(/-mdx$/, `-${copy}`));
    for (const [index, page] of pages.entries()) {
      const text = readFileSync(path.join(folder, page), 'utf8');
      writeFileSync(path.join(added, `${names[index]}.mdx`), copyOf(text, `${names[index]}`));
    }
    writeFileSync(path.join(added, '_meta.json'), JSON.stringify(names));
  }
  const meta = path.join(folder, 'guide/_meta.json');
  const groups = Array.from({ length: COPIES }, (_, index) => ({
    type: 'dir',
    name: `added-${index + 1}`,
    label: 'sidebar.gettingStarted',
  }));
  writeFileSync(meta, JSON.stringify([...JSON.parse(readFileSync(meta, 'utf8')), ...groups]));
  return pages.length * COPIES;
}
