import { removeBase, useNavigate, useSite } from '@rspress/core/runtime';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { PAGE_CHANGE_EVENT } from '../../document/events';
import { isPlainClick } from '../../document/plain-click';
import { reducedMotion } from '../../document/reduced-motion';
import { rememberScroll } from '../scroll/scroll-memory';
import { preloadPage } from './load-page';
import { openAddress } from './open-address';

/** How long the pointer or focus has to rest on a link before its page is prefetched, in milliseconds. */
const REST = 80;
/** How long a view transition waits for the new page, in milliseconds; browsers give up after 4000. */
const TRANSITION_TIMEOUT = 1000;

/**
 * Handles links to pages of this site, whether React or the server rendered them: opens them without loading a
 * document, and prefetches those that the reader is about to open. Of several quick clicks, the last one wins.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  const { enableContentAnimation } = useSite().site.themeConfig;

  const open = useEffectEvent((url: URL) => {
    void openAddress(url, (address) => {
      rememberScroll();
      const replace = url.href === window.location.href;
      // Not async: an async transition would make React hold back all other updates until it ends.
      const change = () => startTransition(() => void navigate(address, { replace }));
      if (enableContentAnimation && url.pathname !== window.location.pathname) animateChange(change);
      else change();
    });
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function onClick(event: MouseEvent): void {
      const link = pageLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      open(new URL(link.href));
    }

    function onRest(event: Event): void {
      clearTimeout(timer);
      const link = pageLink(event);
      if (link) timer = setTimeout(() => preloadPage(removeBase(link.pathname)), REST);
    }

    document.addEventListener('click', onClick, { signal });
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, onRest, { signal, passive: true });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
}

/** The link of an event, if `Link` rendered it for a page of this site and it opens in this tab. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a.rp-link[href]');
  const isPage =
    link &&
    link.origin === window.location.origin &&
    !link.getAttribute('href')?.startsWith('#') &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download');
  return isPage ? link : undefined;
}

/** Runs a page change in a view transition, unless the browser has none or the reader prefers reduced motion. */
function animateChange(change: () => void): void {
  if (!document.startViewTransition || reducedMotion?.matches) return change();
  const untilChanged = () =>
    new Promise<void>((resolve) => {
      addEventListener(PAGE_CHANGE_EVENT, () => resolve(), { once: true });
      setTimeout(resolve, TRANSITION_TIMEOUT);
      change();
    });
  const transition = document.startViewTransition(untilChanged);
  // A newer transition skips this one and rejects the promise; the page has changed anyway.
  transition.ready.catch(() => {});
}
