import { removeBase } from '@rspress/core/runtime';
import { isLeaving, leave } from './leaving';
import { loadPage } from './load-page';
import { startNavigation } from './navigation-token';
import { isOffline, unopened } from './offline-notice';
import { endProgress, startProgress } from './progress';

/** How a page that is ready is shown: by the router. */
type Show = (address: string) => void;

/**
 * Opens an address of this site. Where its page cannot be loaded, the browser loads the address
 * itself, once; where there is no network the reader stays, and is told.
 *
 * @param url the whole address; it has the site's own origin
 * @param show shows a page whose script is here, given its path without the base, query and hash
 */
export async function openAddress(url: URL, show: Show): Promise<void> {
  const isLatest = startNavigation();
  unopened.write(null);
  const path = removeBase(url.pathname);
  endProgress();
  const load = () => leave(() => window.location.assign(url.href));
  const isSamePage = url.pathname === window.location.pathname;
  if (isSamePage && url.search === window.location.search && url.hash !== '') {
    // The browser's own way to a place on the page: focus, `:target` and history follow.
    window.location.assign(url.href);
    return;
  }
  // The reader's last word, where another document is on its way.
  if (isLeaving()) return load();
  if (isSamePage) return show(path + url.search + url.hash);

  startProgress();
  const page = await loadPage(path);
  if (!isLatest()) return;
  endProgress();
  if (page.state === 'ready') {
    page.use();
    show(path + url.search + url.hash);
  } else if (page.state === 'failed' && isOffline()) {
    unopened.write(url.href);
  } else {
    load();
  }
}
