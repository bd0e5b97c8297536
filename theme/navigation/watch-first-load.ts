import { isOffline } from './offline-notice';

/** Errors of the script loader carry this name; the texts differ between browsers. */
export function isLoadError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/**
 * Loads the document again where a script of its own page is gone or was lost on the way; until
 * then, and if it fails again, the page is readable but nothing in it works. Never twice: a
 * reloaded document stays. Nor where the reader is on the way to another page, which would be lost.
 *
 * @returns the function that ends it, once the page works
 */
export function watchFirstLoad(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isLeaving = false;

  function leave({ target }: MouseEvent): void {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (link && link.pathname !== window.location.pathname) isLeaving = true;
  }

  function mend(event: PromiseRejectionEvent): void {
    const [entry] = performance.getEntriesByType('navigation');
    const isReloaded = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
    if (isLoadError(event.reason) && !isReloaded && !isLeaving && !isOffline()) window.location.reload();
  }

  window.addEventListener('click', leave, { signal });
  window.addEventListener('unhandledrejection', mend, { signal });
  return () => listening.abort();
}
