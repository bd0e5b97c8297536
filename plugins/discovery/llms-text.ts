import { absolute, type PublicPage, type PublishedLanguage, type PublishedSite, prefixOf } from './public-page.ts';
import { contentWords, wordsIn } from './words.ts';

/** A page and its Markdown. */
export interface WrittenPage {
  page: PublicPage;
  text: string;
}

/** Writes `llms.txt` of a language: what the site is, and each page's Markdown with its description, by section. */
export function llmsText(pages: readonly PublicPage[], site: PublishedSite, language: PublishedLanguage): string {
  const words = wordsIn(language.lang);
  const named = contentWords(language.lang);
  const sections = language.sections.map(({ name, activeMatch }) => {
    const members = pages.filter(({ routePath }) => new RegExp(activeMatch).test(routePath));
    const rows = members.map(({ title, markdown, description }) => `- [${title}](${markdown.url}): ${description}`);
    return `## ${named(name)}\n\n${rows.join('\n')}`;
  });
  const whole = absolute(site, `${prefixOf(site, language.lang)}/llms-full.txt`);
  const optional = `## Optional\n\n- [llms-full.txt](${whole}): ${words('llms.whole')}`;
  return `${[`# ${site.title}`, `> ${language.description}`, words('llms.intro'), ...sections, optional].join('\n\n')}\n`;
}

/** Writes `llms-full.txt` of a language: every page, one after the other. */
export function llmsFullText(pages: readonly WrittenPage[]): string {
  return pages.map(({ text }) => text).join('\n');
}

/** What stands before a page's Markdown, so that it says by itself where it comes from. */
export function markdownHeader({ url, lang, description, changed }: PublicPage): string {
  const facts = { url, lang, description: JSON.stringify(description), ...(changed && { updated: changed }) };
  const rows = Object.entries(facts).map(([key, value]) => `${key}: ${value}`);
  return `---\n${rows.join('\n')}\n---\n\n`;
}
