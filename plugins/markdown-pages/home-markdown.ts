import type { SidebarData } from '@rspress/core';
import { readFeatures, readHero } from '../../shared/home-data.ts';
import type { Lang } from '../../shared/languages.ts';
import { fence } from '../../shared/markdown.ts';
import { buildIndex } from '../../shared/overview-index.ts';
import { readTitle, readTool, toolStack } from '../../shared/tools.ts';
import { contentWords, wordsIn } from '../../shared/words.ts';

interface Home {
  lang: string;
  title: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** The page's content as Markdown. */
  text: string;
}

/** A home page as Markdown; most of it comes from the frontmatter. */
export function homeMarkdown({ lang, title, frontmatter, text }: Home, resolveLink: (link: string) => string): string {
  const words = wordsIn(lang);
  const written = contentWords(lang);
  const hero = readHero(frontmatter.hero);
  const tools = toolStack.links.map((tool) => ({ ...tool, ...readTool(tool, lang as Lang) }));
  const parts = [
    `# ${hero.name ?? title}`,
    ...[hero.text, hero.tagline].filter((words) => typeof words === 'string').map(written),
    hero.actions.map((action) => `- [${written(action.text)}](${resolveLink(action.link)})`).join('\n'),
    hero.command && fence('sh', '', hero.command),
    text,
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
  /** The description of a page by path. */
  descriptionOf(link: string): string;
}

/** The index of an overview as Markdown: lists of links below group headings. */
export function overviewMarkdown({ lang, routePath, sidebar, resolveLink, descriptionOf }: Overview): string {
  const words = contentWords(lang);
  const groups = buildIndex({ sidebar, routePath, pageAt: (link) => ({ toc: [], description: descriptionOf(link) }) });
  return groups
    .map(({ name, pages }) => {
      const rows = pages.map(({ title, link, description }) => `- [${title}](${resolveLink(link)}): ${description}`);
      return [...(name ? [`## ${words(name)}`] : []), rows.join('\n')].join('\n\n');
    })
    .join('\n\n');
}
