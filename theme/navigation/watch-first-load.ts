import { isOffline } from './offline-notice';

/** Errors of the script loader carry this name; the texts differ between browsers. */
export function isLoadError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/**
 * Loads the document again where a script of its own page is gone or was lost on the way; until
 * then, and if it fails again, the page is readable but nothing in it works. Never twice: a
 * reloaded document stays.
 *
 * @returns the function that ends it, once the page works
 */
export function watchFirstLoad(): () => void {
  function mend(event: PromiseRejectionEvent): void {
    const [entry] = performance.getEntriesByType('navigation');
    const isReloaded = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
    if (isLoadError(event.reason) && !isReloaded && !isOffline()) window.location.reload();
  }
  window.addEventListener('unhandledrejection', mend);
  return () => window.removeEventListener('unhandledrejection', mend);
}
