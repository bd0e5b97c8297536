import type { SidebarData, UserConfig } from '@rspress/core';
import type { PublishedLanguage, PublishedSite } from './public-page.ts';

type Section = { text: string; link?: string; activeMatch?: string };
type Locale = {
  lang: string;
  label?: string;
  description?: string;
  nav?: Record<string, Section[]> | Section[];
  sidebar?: Record<string, SidebarData>;
};

/**
 * Reads the facts about the site from its configuration, once Rspress has added the navigation.
 *
 * @throws where the origin is missing or is none: absolute addresses cannot be written without
 */
export function describePublished({ siteOrigin, base, title, lang, themeConfig }: UserConfig): PublishedSite {
  if (!siteOrigin || new URL(siteOrigin).origin !== siteOrigin) {
    throw new Error(`SITE_ORIGIN: "${siteOrigin}" is no origin such as https://docs.example.org, without a path.`);
  }
  const locales = (themeConfig?.locales ?? []) as unknown as readonly Locale[];
  return {
    origin: siteOrigin,
    base: `/${base ?? ''}/`.replace(/\/+/g, '/'),
    title: title ?? '',
    defaultLanguage: lang ?? '',
    languages: locales.map(describeLanguage),
  };
}

function describeLanguage({ lang, label = lang, description = '', nav = [], sidebar = {} }: Locale): PublishedLanguage {
  const items = Array.isArray(nav) ? nav : (Object.values(nav)[0] ?? []);
  return {
    lang,
    label,
    description,
    sections: items.flatMap(({ text, link, activeMatch = link }) => (activeMatch ? [{ name: text, activeMatch }] : [])),
    sidebar: Object.values(sidebar).flat(),
  };
}
