import type { PictureTexts } from '../share-pictures/draw-picture.ts';
import type { PublicPage, PublishedSite } from './public-page.ts';
import { contentWords } from './words.ts';

/** What the picture of a page says: its section in the top navigation, its title and its description. */
export function pictureTexts(page: PublicPage, site: PublishedSite): PictureTexts {
  const { lang, isHome, routePath, description } = page;
  const language = site.languages.find((one) => one.lang === lang);
  const words = contentWords(lang);
  const section = language?.sections.find(({ activeMatch }) => new RegExp(activeMatch).test(routePath));
  const hero = page.source.frontmatter.hero as { text?: string } | undefined;
  const title = isHome ? words(hero?.text ?? page.title) : page.title;
  return { lang, site: site.title, section: section ? words(section.name) : '', title, description };
}
