import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { type Lang, prefixOf } from '../../shared/languages.ts';
import { fencesOf } from '../../shared/pages/fences-of.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';

/** A live example on a page. */
export interface LiveFence {
  /** The path of the page. */
  address: string;
  /** The file that exports the component, as a path from the repository root. */
  file: string;
  /** Of the fence that shows the file. */
  title: string;
}

/**
 * Reads the live examples of all pages in a folder.
 *
 * @param root the folder of a language, such as `docs/en`
 */
export function liveFences(root: string, prefix = ''): LiveFence[] {
  return globSync('**/*.mdx', { cwd: root })
    .sort()
    .flatMap((page) => {
      const text = readFileSync(`${root}/${page}`, 'utf8');
      if (!/^```.* preview\b/m.test(text)) return [];
      const address = `${prefix}/${page.replace(/(?:index)?\.mdx$/, '')}`;
      return fencesOf(page, parsePage(text))
        .filter(({ meta }) => /(?:^|\s)preview(?:\s|$)/.test(meta))
        .map(({ embeds = '', title = '' }) => ({ address, file: embeds.replace('<root>/', ''), title }));
    });
}

/** The live examples of the site in a language. */
export const liveIn = (lang: Lang): LiveFence[] => liveFences(`docs/${lang}`, prefixOf(lang));
