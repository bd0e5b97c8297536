import { readFeatures, readHero } from '../../site/home-data.ts';
import type { Lang } from '../../site/languages.ts';
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
