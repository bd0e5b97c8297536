import type { SidebarData } from '@rspress/core';
import { readFeatures, readHero } from '../../site/home-data.ts';
import type { Lang } from '../../site/languages.ts';
import { buildIndex } from '../../site/overview-index.ts';
import { readTitle, readTool, toolStack } from '../../site/tools.ts';
import { contentWords, wordsIn } from '../discovery/words.ts';

interface Home {
  lang: string;
  title: string;
  frontmatter: Readonly<Record<string, unknown>>;
}

/** Writes a home page, whose content stands in its frontmatter, as Markdown. */
export function homeMarkdown({ lang, title, frontmatter }: Home, resolveLink: (link: string) => string): string {
  const words = wordsIn(lang);
  const written = contentWords(lang);
  const hero = readHero(frontmatter.hero);
  const tools = toolStack.links.map((tool) => ({ ...tool, ...readTool(tool, lang as Lang) }));
  const parts = [
    `# ${hero.name ?? title}`,
    ...[hero.text, hero.tagline].filter((text) => typeof text === 'string').map(written),
    hero.actions.map(({ text, link }) => `- [${written(text)}](${resolveLink(link)})`).join('\n'),
    `## ${words('home.featuresTitle')}`,
    ...readFeatures(frontmatter.features).flatMap((feature) => [
      `### ${feature.link ? `[${feature.title}](${resolveLink(feature.link)})` : feature.title}`,
      feature.details ?? '',
    ]),
    `## ${readTitle(toolStack, lang as Lang)}`,
    words('toolStackDesc'),
    tools.map(({ name, address, description }) => `- [${name}](${address}): ${description}`).join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

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
