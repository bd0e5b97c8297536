import { NoSSR, pathnameToRouteService, useLocaleSiteData, useLocation, usePage, useSite } from '@rspress/core/runtime';

const addresses = [
  '/guide/one',
  '/zh/guide/one',
  '/v1/guide/one',
  '/v1/zh/guide/one',
  '/GUIDE/one.html',
  '/guide/nope',
  '/shared/fragment',
  '/theme/part',
];

/** Renders, as JSON, the runtime's data about this page and the site, for tests to read. */
export function Records() {
  return (
    <NoSSR>
      <Json />
    </NoSSR>
  );
}

function Json() {
  const { pathname } = useLocation();
  const { page } = usePage();
  const { themeConfig: _, ...site } = useSite().site;
  const routes = Object.fromEntries(
    addresses.map((address) => {
      const route = pathnameToRouteService(address) as Record<string, unknown> | undefined;
      const kinds = { element: typeof route?.element, preload: typeof route?.preload };
      return [address, route ? { ...route, ...kinds } : null];
    }),
  );
  const records = { pathname, page, site, locale: useLocaleSiteData(), routes };
  return <pre data-testid="records">{JSON.stringify(records)}</pre>;
}
