import { isOffline } from './pending-navigation';

/** Whether loading a script failed; only the error's name is the same in all browsers. */
export function isChunkLoadError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/**
 * Reloads the document once if a script of the current page fails to load, since the page would not work without it. A
 * click on a link to another page takes precedence.
 *
 * @returns a function that stops watching, to call when the page works
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
