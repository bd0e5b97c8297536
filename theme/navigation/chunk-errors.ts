import { isOffline } from './pending-navigation';

/** Whether a script could not be loaded; the messages differ between browsers. */
export function isChunkLoadError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/**
 * Reloads the document, once, when a script of its own page could not be loaded: without it the page can be read and
 * nothing in it works. A click on a link to another page takes precedence.
 *
 * @returns the function that stops watching, for when the page works
 */
export function reloadOnChunkError(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isLeaving = false;

  function onClick({ target }: MouseEvent): void {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (link && link.pathname !== window.location.pathname) isLeaving = true;
  }

  function onRejection({ reason }: PromiseRejectionEvent): void {
    const [entry] = performance.getEntriesByType('navigation');
    const isReloaded = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
    if (isChunkLoadError(reason) && !isReloaded && !isLeaving && !isOffline()) window.location.reload();
  }

  window.addEventListener('click', onClick, { signal });
  window.addEventListener('unhandledrejection', onRejection, { signal });
  return () => listening.abort();
}
