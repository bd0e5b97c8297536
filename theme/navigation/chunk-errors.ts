import { hasFollowedLink } from '../../client/followed-link';
import { isOffline } from './pending-navigation';

/** Whether loading a script failed; only the error's name is the same in all browsers. */
export function isChunkLoadError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/**
 * Reloads the document once if a script of the current page fails to load, since the page would not work without it. A
 * followed link takes precedence.
 *
 * @returns a function that stops watching, to call when the page works
 */
export function reloadOnChunkError(): () => void {
  function onRejection({ reason }: PromiseRejectionEvent): void {
    const [entry] = performance.getEntriesByType('navigation');
    const isReloaded = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
    if (isChunkLoadError(reason) && !isReloaded && !hasFollowedLink() && !isOffline()) window.location.reload();
  }

  window.addEventListener('unhandledrejection', onRejection);
  return () => window.removeEventListener('unhandledrejection', onRejection);
}
