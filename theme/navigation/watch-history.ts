import { removeBase } from '@rspress/core/runtime';
import { leaveEntry, markAnchorEntry, rememberScroll } from '../scroll/scroll-memory';
import { fetchPage } from './open-address';
import { startNavigation } from './pending-navigation';

/** The path of the rendered page; differs from the URL while another page is loading. */
let shownPath = '';

/** @param pathname the path of the page that has just been rendered, without the site's base */
export function setShownPath(pathname: string): void {
  shownPath = pathname;
}

/**
 * Keeps the old page on screen until back or forward has loaded the new one. The router would remove the old page
 * first, and show nothing if the script is missing. Called before the router exists: of the window's listeners, those
 * that capture are first, and then those that were added first.
 */
export function watchHistory(): void {
  shownPath = removeBase(window.location.pathname);
  window.addEventListener('popstate', onPopState, { capture: true });
}

function onPopState(event: PopStateEvent): void {
  // Untrusted events are dispatched below, for the router.
  if (!event.isTrusted) return;
  if (window.history.state === null) markAnchorEntry();
  else rememberScroll();
  if (removeBase(window.location.pathname) === shownPath) {
    leaveEntry();
    startNavigation();
    return;
  }
  event.stopImmediatePropagation();
  void showCurrentAddress(event);
}

async function showCurrentAddress({ state }: PopStateEvent): Promise<void> {
  const page = await fetchPage(window.location);
  if (page === undefined) return;
  if (page.state === 'failed') return window.location.reload();
  if (page.state === 'ready') page.use();
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/**
 * Catches errors of `replaceState`, which browsers limit to about 100 calls in 30 seconds. The router does not expect
 * them, and at worst a scroll position is lost.
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
