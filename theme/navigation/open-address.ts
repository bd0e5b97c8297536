import { removeBase } from '@rspress/core/runtime';
import { isLeavingDocument, leaveDocument } from './leave-document';
import { type LoadedPage, loadPage } from './load-page';
import { isOffline, pendingAddress, startNavigation } from './pending-navigation';
import { endProgress, startProgress } from './progress';

/**
 * Loads a page with the progress bar. Without a network, the reader is told that it opens later.
 *
 * @returns undefined where nothing is left to do: a later navigation has started, or the reader is offline
 */
export async function fetchPage(url: URL | Location): Promise<LoadedPage | undefined> {
  const isLatest = startNavigation();
  startProgress();
  const page = await loadPage(removeBase(url.pathname));
  if (!isLatest()) return undefined;
  endProgress();
  if (page.state === 'failed' && isOffline()) {
    pendingAddress.write(url.href);
    return undefined;
  }
  return page;
}

/**
 * Opens an address of this site. Where its page can't be loaded, the browser loads the address itself, once.
 *
 * @param show shows a loaded page by the router, given its path without the base, query and hash
 */
export async function openAddress(url: URL, show: (address: string) => void): Promise<void> {
  const load = () => leaveDocument(() => window.location.assign(url.href));
  const address = removeBase(url.pathname) + url.search + url.hash;
  if (url.pathname === window.location.pathname) {
    startNavigation();
    // The browser moves the focus, `:target` and the history with a hash.
    if (url.search === window.location.search && url.hash !== '') return window.location.assign(url.href);
    return isLeavingDocument() ? load() : show(address);
  }
  if (isLeavingDocument()) return load();
  const page = await fetchPage(url);
  if (page === undefined) return;
  if (page.state !== 'ready') return load();
  page.use();
  show(address);
}
