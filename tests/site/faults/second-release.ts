import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What the second release writes before every title, so that a test can tell which one a page is of. */
export const SECOND = 'Second release: ';

/** What the moved page's address ends in. */
const MOVED = '-moved';

/** The part of an asset's name that changes with its content. */
const HASH = /(?<=\.)[0-9a-f]{8,10}(?=\.(?:js|css|json)$)/;

const isText = (name: string) => /\.(?:html|js|css|json)$/.test(name);

/** The same length, and never the same text. */
function otherHash(hash: string): string {
  return [...hash].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');
}

/**
 * Makes another release of a built site: every script, style and search document has another name, in
 * the pages and in the scripts that ask for them, as after a change that touches everything; every title
 * of a document says so, and one page has moved: nothing of the second release knows its old address.
 *
 * @param moved the address of that page in the first release, such as `/config/lib/out-base`
 */
export function writeSecondRelease(from: string, to: string, moved: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter(isText);
  const hashes = files.map((name) => HASH.exec(name)?.[0]).filter((hash) => hash !== undefined);
  const all = new RegExp([...new Set(hashes)].join('|'), 'g');
  for (const name of files) {
    const file = join(to, name);
    const text = readFileSync(file, 'utf8')
      .replace(all, otherHash)
      .replaceAll(moved, moved + MOVED);
    writeFileSync(file, name.endsWith('.html') ? text.replace(/<title>/, `<title>${SECOND}`) : text);
    const renamed = join(dirname(file), basename(name).replace(HASH, otherHash));
    if (renamed !== file) renameSync(file, renamed);
  }
  for (const page of [`${moved}.html`, `/zh${moved}.html`]) {
    renameSync(join(to, page), join(to, page.replace(moved, moved + MOVED)));
  }
}
