import { pathnameToRouteService, usePage, useSite, withBase } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { type Locale, mirrorAddress } from '../locale-address';

/** A link to the page in another locale. */
export type LocaleLink = { text: string; href: string; isCurrent: boolean; lang?: string };

/**
 * The page in each language and each version, in the site's order.
 *
 * @returns only the kinds that have more than one choice
 */
export function useLocaleChoices(): { kind: 'language' | 'version'; links: LocaleLink[] }[] {
  const { site } = useSite();
  const { page } = usePage();
  const addressSuffix = useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => '',
  );
  // Unknown URLs have no counterpart.
  const route = page.pageType === '404' ? '' : page.routePath;
  const linkTo = (to: Locale): string => {
    const { path, isMirror } = mirrorAddress(route, page, to, site, (other) => pathnameToRouteService(other)?.path);
    return withBase(path) + (isMirror ? addressSuffix : '');
  };

  const languages = (site.themeConfig.locales ?? []).map(({ lang, label }) => ({
    text: label,
    href: linkTo({ lang, version: page.version }),
    isCurrent: lang === page.lang,
    lang,
  }));
  const versions = (site.multiVersion.versions ?? []).map((version) => ({
    text: version,
    href: linkTo({ lang: page.lang, version }),
    isCurrent: version === page.version,
  }));
  const choices = [
    { kind: 'language' as const, links: languages },
    { kind: 'version' as const, links: versions },
  ];
  return choices.filter(({ links }) => links.length > 1);
}

/** History calls by scripts fire no event, so the URL is also read again when a menu opens. */
function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const event of ['popstate', 'hashchange', 'beforetoggle']) {
    // `beforetoggle` does not bubble.
    window.addEventListener(event, onChange, { capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}
