import type { SidebarData } from '@rspress/core';
import { buildIndex } from '../../site/overview-index.ts';
import { contentWords } from '../discovery/words.ts';

interface Overview {
  lang: string;
  routePath: string;
  sidebar: SidebarData;
  resolveLink(link: string): string;
  /** What a page is about, by its path. */
  descriptionOf(link: string): string;
}

/** Writes the index that an overview shows, as lists of links below the names of their groups. */
export function overviewMarkdown({ lang, routePath, sidebar, resolveLink, descriptionOf }: Overview): string {
  const words = contentWords(lang);
  const groups = buildIndex({ sidebar, routePath, headingsOf: () => [] });
  return groups
    .map(({ name, pages }) => {
      const rows = pages.map(({ title, link }) => `- [${title}](${resolveLink(link)}): ${descriptionOf(link)}`);
      return [...(name ? [`## ${words(name)}`] : []), rows.join('\n')].join('\n\n');
    })
    .join('\n\n');
}
