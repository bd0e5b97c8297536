import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ANY_LANGUAGE, DEFAULT_LANGUAGE, IN_DOCS, langs } from '../../shared/languages.ts';
import { suggest } from '../../shared/near.ts';
import { fileOfRoute, inLanguage } from './site-sources.ts';

/** The folders with files that checks read. */
const CHECKED = /^(?:components|writing|docs|examples|shared|theme)(?:\/|$)/;

/**
 * Resolves the arguments of a command to files, in both languages.
 *
 * @param names files, folders, or pages such as `config/lib/dts`, also as URLs such as `/zh/config/lib/dts#usage`
 * @throws if a file or page does not exist, or no check reads it
 */
export function requestedFiles(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const file = path.relative('.', name).replaceAll(path.sep, '/');
    const files = filesAt(file) ?? filesOfPage(pageOf(name));
    if (files && !CHECKED.test(files[0] ?? ''))
      throw new Error(`no check reads ${name} — name a file that checks read`);
    // With the navigation that lists them.
    const listed = files?.flatMap((file) => [file, file.replace(/[^/]+\.mdx$/, '_meta.json')]);
    if (listed) return listed.flatMap((file) => langs.map((lang) => inLanguage(file, lang)));
    const pages = globSync(`${IN_DOCS}/**/*.mdx`).map((file) => pageOf(file).replace(/(^|\/)index$/, '$1'));
    throw new Error(`there is no file or page ${name} — ${suggest(pageOf(name), pages, 'correct the name')}`);
  });
}

/** The file at a path, or all files in a folder, if it is in the repository. */
function filesAt(file: string): string[] | undefined {
  if (file.startsWith('..') || !existsSync(file || '.')) return undefined;
  return statSync(file || '.').isDirectory()
    ? globSync(`${file || '.'}/**/*`, { ignore: ['**/node_modules/**'] })
    : [file];
}

/** A language's folder, or its URL prefix. */
const LANGUAGE = new RegExp(`^/?(?:(?:docs/)?${ANY_LANGUAGE}/)?`);

/** A page's path below the language folder, without extension; that of an index page ends in a slash. */
function pageOf(name: string): string {
  return name
    .replace(/#.*$/, '')
    .replace(LANGUAGE, '')
    .replace(/\.(?:mdx|html)$/, '');
}

function filesOfPage(page: string): string[] | undefined {
  const pages = langs.map((lang) => fileOfRoute(lang, `/${page}`)).filter((file) => existsSync(file));
  return pages.length > 0 ? pages : filesAt(`docs/${DEFAULT_LANGUAGE}/${page}`);
}
