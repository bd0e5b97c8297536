import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';

/** After this time the browser loads the address instead, in milliseconds. */
const TIMEOUT = 10_000;

/** `use` hands the data to Rspress, right before the page is shown. `unknown`: the site has no such page. */
export type LoadedPage = { state: 'ready'; use: () => void } | { state: 'unknown' | 'failed' };

/**
 * Fetches a page's script and data. Failures are logged, never thrown.
 *
 * @param path the path of the page, without the site's base
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  if (!pathnameToRouteService(path)) return { state: 'unknown' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT} ms`)), TIMEOUT);
  });
  try {
    const data = await Promise.race([initPageData(path), timeout]);
    return { state: 'ready', use: () => warmPageData(path, data) };
  } catch (error) {
    console.error(`The page ${path} could not be loaded.`, error);
    return { state: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches a page that the reader may open next, unless the browser saves data. A click reports failures. */
export function preloadPage(path: string): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  pathnameToRouteService(path)
    ?.preload()
    .catch(() => {});
}
