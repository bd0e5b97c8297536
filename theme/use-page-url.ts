import { usePage, useSite, withBase } from '@rspress/core/runtime';

/** The absolute URL of the page where the site is published, also while it is read from another host. */
export function usePageUrl(): string {
  const { siteOrigin = '' } = useSite().site;
  return siteOrigin + withBase(usePage().page.routePath);
}
