import type { SidebarData } from '@rspress/core';
import { prefixOf } from '../../site/languages.ts';
import { trailTo } from '../../site/sidebar-tree.ts';
import { absolute, type PublicPage, type PublishedLanguage, type PublishedSite } from './published-site.ts';
import { contentWords } from './words.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * The schema.org data of a page: an article with its breadcrumbs, or the website for a home page.
 */
export function structuredData(page: PublicPage, site: PublishedSite, picture: string | undefined): Data {
  const language = site.languages.find(({ lang }) => lang === page.lang);
  const website = websiteOf(page, site);
  if (page.isHome) return { '@context': 'https://schema.org', ...website, description: page.description };
  const article = {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.url,
    inLanguage: page.lang,
    ...(picture && { image: picture }),
    ...(page.changed && { dateModified: page.changed }),
    isPartOf: website,
  };
  const trail = language ? breadcrumbs(page, site, language) : undefined;
  return { '@context': 'https://schema.org', '@graph': [article, ...(trail ? [trail] : [])] };
}

function websiteOf({ lang }: PublicPage, site: PublishedSite): Data {
  const url = absolute(site, `${prefixOf(lang)}/`);
  return { '@type': 'WebSite', name: site.title, url, inLanguage: lang };
}

/** The sidebar trail; groups without their own page have no URL. */
function breadcrumbs(page: PublicPage, site: PublishedSite, { sidebar }: PublishedLanguage): Data | undefined {
  const words = contentWords(page.lang);
  const trail = trailTo(sidebar as Exclude<SidebarData[number], undefined>[], ({ link }) =>
    link === page.routePath ? 'page' : undefined,
  );
  if (trail.length < 2) return undefined;
  const itemListElement = trail.map(({ entry }, index) => {
    const { text, link } = entry as { text: string; link?: string };
    // Names in the sidebar may contain inline code.
    const item = { '@type': 'ListItem', position: index + 1, name: words(text).replace(/[`*]/g, '') };
    return link ? { ...item, item: absolute(site, link) } : item;
  });
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** JSON for a script element: escapes `<`, because `</script>` and `<!--` would end it, and `$`, see `pageHead`. */
export function scriptText(data: Data): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('$', '\\u0024');
}
