import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { near } from '../site/near.ts';
import { otherLanguage } from './site-sources.ts';

/** The files that names stand for, in both languages, and what is told of names that stand for none. */
export interface Asked {
  files: string[];
  unknown: string[];
}

/** Names are paths of files and folders, or pages: `config/lib/dts`, also as an address, `/zh/config/lib/dts#usage`. */
export function askedFiles(names: readonly string[]): Asked {
  const asked: Asked = { files: [], unknown: [] };
  for (const name of names) {
    const found = filesAt(path.relative(process.cwd(), path.resolve(name))) ?? filesOfPage(pageOf(name));
    if (found) asked.files.push(...found.flatMap((file) => [file, otherLanguage(file)]));
    else asked.unknown.push(`there is no file or page ${name}${meantBy(name)}`);
  }
  return asked;
}

/** The file at a path, or those in a folder; none, where nothing is there. */
function filesAt(file: string): string[] | undefined {
  if (!existsSync(file || '.')) return undefined;
  return statSync(file || '.').isDirectory()
    ? globSync(`${file || '.'}/**/*`, { ignore: ['**/node_modules/**'] })
    : [file];
}

/** A name without what paths and addresses add to it; that of a folder's first page ends in a slash. */
function pageOf(name: string): string {
  return name
    .replace(/#.*$/, '')
    .replace(/^\/?(?:docs\/(?:en|zh)\/|zh\/)?/, '')
    .replace(/(?:\.(?:mdx|md|html))$/, '');
}

function filesOfPage(page: string): string[] | undefined {
  const name = page === '' || page.endsWith('/') ? `${page}index` : page;
  const files = ['en', 'zh'].flatMap((lang) => [`docs/${lang}/${name}.mdx`, `docs/${lang}/${name}.md`]);
  const pages = files.filter((file) => existsSync(file));
  return pages.length > 0 ? pages : filesAt(`docs/en/${name}`);
}

/** Pages with the same last word, or else one with nearly the same name. */
function meantBy(name: string): string {
  const wanted = pageOf(name);
  const pages = globSync('docs/{en,zh}/**/*.mdx').map((file) => pageOf(file).replace(/(^|\/)index$/, '$1'));
  const last = (page: string) => page.replace(/\/$/, '').split('/').at(-1);
  const same = [...new Set(pages)].filter((page) => page !== '' && last(page) === last(wanted)).sort();
  const meant = same.length > 0 ? same.join(' or ') : near(wanted, pages);
  return meant ? ` — did you mean ${meant}?` : '';
}
