import { pathnameToRouteService, usePage, useSite, withBase } from '@rspress/core/runtime';
import { type Locale, mirrorAddress } from '../locale-address';
import { useAddressSuffix } from './use-address-suffix';

/** A link to the page in one of its languages or versions. */
export type LocaleLink = {
  text: string;
  href: string;
  isCurrent: boolean;
  /** The language that the link is in and leads to, where languages are the choice. */
  lang?: string;
};

/** The page in each language of the site, in the site's order; empty where there is only one. */
export function useLanguages(): LocaleLink[] {
  const { site } = useSite();
  const { page } = usePage();
  const linkTo = useLocaleLink();
  const locales = site.themeConfig.locales ?? [];
  if (locales.length < 2) return [];
  return locales.map(({ lang, label }) => ({
    text: label,
    href: linkTo({ lang, version: page.version }),
    isCurrent: lang === page.lang,
    lang,
  }));
}

/** The page in each version of the site, in the site's order; empty where there is only one. */
export function useVersions(): LocaleLink[] {
  const { site } = useSite();
  const { page } = usePage();
  const linkTo = useLocaleLink();
  const { versions = [] } = site.multiVersion;
  if (versions.length < 2) return [];
  return versions.map((version) => ({
    text: version,
    href: linkTo({ lang: page.lang, version }),
    isCurrent: version === page.version,
  }));
}

/** The query and the hash go along to the same page; at another page they would mean nothing. */
function useLocaleLink(): (to: Locale) => string {
  const { site } = useSite();
  const { page } = usePage();
  const suffix = useAddressSuffix();
  // An unknown address has no mirror, and its page is the same for all of them.
  const route = page.pageType === '404' ? '' : page.routePath;
  return (to) => {
    const { path, isMirror } = mirrorAddress(route, page, to, site, (other) => pathnameToRouteService(other)?.path);
    return withBase(path) + (isMirror ? suffix : '');
  };
}
