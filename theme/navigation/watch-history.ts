import { removeBase } from '@rspress/core/runtime';
import { markAnchorEntry, rememberScroll } from '../scroll/scroll-memory';
import { fetchPage } from './open-address';
import { isOffline, startNavigation } from './pending-navigation';

/** The path of the page on the screen, which differs from the address while another page is loading. */
let shownPath = '';

export function setShownPath(pathname: string): void {
  shownPath = pathname;
}

/**
 * Makes back and forward wait for the page's script, with the old page on the screen; the router would remove the old
 * page first, and show nothing where the script is gone. Must be called before the router listens.
 */
export function watchHistory(): void {
  shownPath = removeBase(window.location.pathname);
  window.addEventListener(
    'popstate',
    (event) => {
      // Dispatched below, for the router.
      if (!event.isTrusted) return;
      if (window.history.state === null) markAnchorEntry();
      else rememberScroll();
      if (removeBase(window.location.pathname) === shownPath) {
        startNavigation();
        return;
      }
      event.stopImmediatePropagation();
      void showCurrentAddress(event);
    },
    { capture: true },
  );
}

async function showCurrentAddress({ state }: PopStateEvent): Promise<void> {
  const page = await fetchPage(window.location);
  if (page === undefined) return;
  if (page.state === 'failed') return window.location.reload();
  if (page.state === 'ready') page.use();
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/**
 * Reloads where the address is another page's than the document: back or forward was pressed before hydration, and
 * `head/early-popstate.ts` could not load anything without a network.
 */
export function reloadIfMismatched(): void {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  // The address that the document was loaded from; some browsers give a word instead.
  if (!entry || !/^https?:/.test(entry.name)) return;
  const { pathname, search } = new URL(entry.name);
  if (pathname === window.location.pathname && search === window.location.search) return;
  const reload = () => window.location.reload();
  if (isOffline()) window.addEventListener('online', reload);
  else reload();
}

/**
 * Keeps `replaceState` from throwing where the browser limits it, such as to 100 calls in 30 seconds. The router does
 * not expect that, and what gets lost is only a place to return to.
 */
export function guardReplaceState(): void {
  const replace = history.replaceState;
  history.replaceState = (...state) => {
    try {
      replace.apply(history, state);
    } catch (error) {
      console.warn(error);
    }
  };
}
