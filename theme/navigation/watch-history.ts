import { removeBase } from '@rspress/core/runtime';
import { markAnchorEntry } from '../scroll/anchor-entries';
import { rememberScroll } from '../scroll/scroll-memory';
import { loadPage } from './load-page';
import { startNavigation } from './navigation-token';
import { isOffline, unopened } from './offline-notice';
import { endProgress, startProgress } from './progress';

/** The path of the page on the screen, which differs from the address while another is loading. */
let shown = '';

function isShownPath(pathname: string): boolean {
  return pathname === shown;
}

/** Remembers which page is on the screen. */
export function setShownPath(pathname: string): void {
  shown = pathname;
}

async function goTo(event: PopStateEvent): Promise<void> {
  const isLatest = startNavigation();
  unopened.write(null);
  startProgress();
  const page = await loadPage(removeBase(window.location.pathname));
  if (!isLatest()) return;
  endProgress();
  if (page.state === 'failed') {
    if (isOffline()) unopened.write(window.location.href);
    else window.location.reload();
    return;
  }
  if (page.state === 'ready') page.use();
  window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
}

/**
 * Lets back and forward wait for the page's script, with the old page on the screen; the router
 * would take the old page away first, and have nothing to show where the script is gone.
 * It must be called before the router listens.
 */
export function watchHistory(): void {
  shown = removeBase(window.location.pathname);
  window.addEventListener(
    'popstate',
    (event) => {
      // Only browsers make trusted events: ours below are for the router.
      if (!event.isTrusted) return;
      if (window.history.state === null) markAnchorEntry();
      else rememberScroll();
      if (isShownPath(removeBase(window.location.pathname))) {
        startNavigation();
        endProgress();
        return;
      }
      event.stopImmediatePropagation();
      void goTo(event);
    },
    { capture: true },
  );
}
