import type { PageIndexInfo, SidebarData, UserConfig } from '@rspress/core';
import { addressOf } from '../../shared/addresses/find-address.ts';
import { markdownPath } from '../../shared/addresses/markdown-path.ts';
import { prefixOf } from '../../shared/languages.ts';

/** Facts about the site that the files for machines share. */
export interface PublishedSite {
  /** The origin, such as `https://docs.example.org`, without a trailing slash. */
  origin: string;
  /** The base path; begins and ends with a slash. */
  base: string;
  title: string;
  languages: readonly PublishedLanguage[];
}

export interface PublishedLanguage {
  lang: string;
  description: string;
  /** The top navigation. */
  sections: readonly { name: string; activeMatch: string }[];
  sidebar: SidebarData;
}

/** A listed page with its absolute URLs. */
export interface PublicPage {
  routePath: string;
  lang: string;
  url: string;
  /** The same page as Markdown. */
  markdown: { url: string; file: string };
  title: string;
  description: string;
  isHome: boolean;
  /** The time of the last change, if git knows it. */
  changed?: string;
  /** The page in each language that has it, including its own; the default language comes first. */
  alternates: readonly { lang: string; url: string }[];
  source: PageIndexInfo;
}

/** Whether a page is listed; 404 pages and pages excluded from search are not. */
function isListed({ frontmatter }: PageIndexInfo): boolean {
  return frontmatter.search !== false && frontmatter.pageType !== '404';
}

/** The absolute URL of a path, given without the base. */
export function absolute({ origin, base }: PublishedSite, path: string): string {
  return origin + base.slice(0, -1) + encodeURI(path);
}

/** The listed pages, in the order in which Rspress found them. @throws if a page has no description */
export function publicPages(pages: readonly PageIndexInfo[], site: PublishedSite): PublicPage[] {
  const listed = pages.filter(isListed);
  const withoutPrefix = ({ routePath, lang }: PageIndexInfo) => routePath.slice(prefixOf(lang).length);
  return listed.map((source) => {
    const { routePath, lang, frontmatter } = source;
    const { lastUpdatedTime } = source as { lastUpdatedTime?: string };
    const others = listed.filter((other) => withoutPrefix(other) === withoutPrefix(source));
    const file = markdownPath(routePath);
    const description = frontmatter.description ?? '';
    if (!description) throw new Error(`docs/${source._relativePath}: every page needs a description. Add one.`);
    return {
      routePath,
      lang,
      url: absolute(site, addressOf(routePath)),
      markdown: { url: absolute(site, file), file: file.slice(1) },
      title: frontmatter.title || source.title || site.title,
      description,
      isHome: frontmatter.pageType === 'home',
      ...(lastUpdatedTime && { changed: lastUpdatedTime }),
      alternates: site.languages.flatMap((language) =>
        others
          .filter((other) => other.lang === language.lang)
          .map((other) => ({ lang: other.lang, url: absolute(site, addressOf(other.routePath)) })),
      ),
      source,
    };
  });
}

type Section = { text: string; link?: string; activeMatch?: string };
type Locale = {
  lang: string;
  description?: string;
  /** By version; without versions, the only key is `default`. */
  nav?: Record<string, Section[]>;
  sidebar?: Record<string, SidebarData>;
};

/** Reads the site's facts from the configuration, after Rspress has added the navigation. */
export function describePublished({ siteOrigin, base, title, themeConfig }: UserConfig): PublishedSite {
  const locales = (themeConfig?.locales ?? []) as unknown as readonly Locale[];
  return {
    origin: siteOrigin ?? '',
    base: `/${base ?? ''}/`.replace(/\/+/g, '/'),
    title: title ?? '',
    languages: locales.map(describeLanguage),
  };
}

function describeLanguage({ lang, description = '', nav = {}, sidebar = {} }: Locale): PublishedLanguage {
  const items = Object.values(nav).flat();
  return {
    lang,
    description,
    sections: items.flatMap(({ text, link, activeMatch = link }) => (activeMatch ? [{ name: text, activeMatch }] : [])),
    sidebar: Object.values(sidebar).flat(),
  };
}
