import { removeBase } from '@rspress/core/runtime';
import { isLeavingDocument, leaveDocument } from '../../document/leave-document';
import { type LoadedPage, loadPage } from './load-page';
import { startNavigation } from './pending-navigation';
import { endProgress, startProgress } from './progress';

/**
 * Loads a page with the progress bar.
 *
 * @returns undefined if a later navigation has started
 */
export async function fetchPage(url: URL | Location): Promise<LoadedPage | undefined> {
  const isLatest = startNavigation();
  startProgress();
  const page = await loadPage(removeBase(url.pathname));
  if (!isLatest()) return undefined;
  endProgress();
  return page;
}

/**
 * Opens a URL of this site. If its page can't be loaded, the browser loads the document instead, once.
 *
 * @param show renders a loaded page through the router; called with the path without the base, query and hash
 */
export async function openAddress(url: URL, show: (address: string) => void): Promise<void> {
  const load = () => leaveDocument(() => window.location.assign(url.href));
  const address = removeBase(url.pathname) + url.search + url.hash;
  if (url.pathname === window.location.pathname) {
    startNavigation();
    // Let the browser handle the hash: it updates focus, `:target` and history.
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
