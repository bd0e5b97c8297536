import { hasFollowedLink } from '../../document/followed-link';
import { keepSearch } from '../../document/search-dialog';

/** Whether loading a script failed; only the error's name is the same in all browsers. */
function isChunkLoadError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/**
 * Whether to reload the document after an error: a script of the page failed to load, and the reader is neither offline
 * nor leaving by a link, which a reload would cancel.
 */
export function needsReload(error: unknown): boolean {
  return isChunkLoadError(error) && !hasFollowedLink() && navigator.onLine !== false;
}

/**
 * Reloads the document once if a script of the current page fails to load, since the page would not work without it.
 *
 * @returns a function that stops watching, to call when the page works
 */
export function reloadOnChunkError(): () => void {
  function onRejection({ reason }: PromiseRejectionEvent): void {
    const [entry] = performance.getEntriesByType('navigation');
    const isReloaded = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
    if (!needsReload(reason) || isReloaded) return;
    keepSearch();
    window.location.reload();
  }

  window.addEventListener('unhandledrejection', onRejection);
  return () => window.removeEventListener('unhandledrejection', onRejection);
}
