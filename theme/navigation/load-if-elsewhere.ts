import { isOffline } from './offline-notice';

/**
 * Loads the address where the document is another page's: back or forward was pressed before the
 * application was there, and `travel-early.ts` could not load anything without a network.
 */
export function loadIfElsewhere(): void {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  // What the document was loaded for, after redirects; some browsers say a word instead.
  if (!entry || !/^https?:/.test(entry.name)) return;
  const { pathname, search } = new URL(entry.name);
  if (pathname === window.location.pathname && search === window.location.search) return;
  const load = () => window.location.reload();
  if (isOffline()) window.addEventListener('online', load);
  else load();
}
