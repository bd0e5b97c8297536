import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';
import { REQUEST_TIMEOUT } from '../../shared/request-timeout';

/** `use` passes the data to Rspress, to be called right before the page is shown. `unknown`: there is no such page. */
export type LoadedPage = { state: 'ready'; use: () => void } | { state: 'unknown' | 'failed' };

/**
 * Fetches a page's script and data. Failures and timeouts are logged, not thrown.
 *
 * @param path the path of the page, without the site's base
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  if (!pathnameToRouteService(path)) return { state: 'unknown' };
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${REQUEST_TIMEOUT} ms`)), REQUEST_TIMEOUT);
  });
  try {
    const data = await Promise.race([initPageData(path), timeout]);
    return { state: 'ready', use: () => warmPageData(path, data) };
  } catch (error) {
    console.error(`The page ${path} could not be loaded.`, error);
    return { state: 'failed' };
  }
}

/** Prefetches a page, unless the browser saves data. Failures are ignored; a click reports them. */
export function preloadPage(path: string): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  pathnameToRouteService(path)
    ?.preload()
    .catch(() => {});
}
