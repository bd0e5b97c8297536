import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';

/** How long a page may take before the browser loads its address instead, in milliseconds. */
const PAGE_TIME_LIMIT = 10_000;

/** `ready`: it can be shown now. `unknown`: the site as it is in this window has no such page. */
export type LoadedPage = { state: 'ready'; use: () => void } | { state: 'unknown' } | { state: 'failed' };

/**
 * Fetches a page's script and data. A failure is told to the console, and never thrown.
 *
 * @param path the path of the page, without the site's base
 * @returns `use` hands the data to Rspress; call it right before the page is shown
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  if (!pathnameToRouteService(path)) return { state: 'unknown' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PAGE_TIME_LIMIT} ms`)), PAGE_TIME_LIMIT);
  });
  try {
    const data = await Promise.race([initPageData(path), tooLate]);
    return { state: 'ready', use: () => warmPageData(path, data) };
  } catch (error) {
    console.error(`The page ${path} could not be loaded.`, error);
    return { state: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches a page that the reader may open next, unless the reader pays for each byte. A failure is for the click to find. */
export function preloadPage(path: string): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  pathnameToRouteService(path)
    ?.preload()
    .catch(() => {});
}
