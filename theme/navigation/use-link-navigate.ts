import { useNavigate, useSite, withBase } from '@rspress/core/runtime';
import { startTransition as startReactTransition, useCallback } from 'react';
import { rememberScroll } from '../scroll/scroll-memory';
import { linkTarget } from './link-target';
import { openAddress } from './open-address';

/** Dispatched on `window` once another page is on the screen (S-04), under the name of Rspress 1. */
export const PAGE_CHANGE_EVENT = 'RspressReloadContent';

/** A transition waits this long for the new page, in milliseconds; browsers give up after 4000. */
const TRANSITION_TIMEOUT = 1000;

type Options = { startTransition?: (change: () => void) => void };

/**
 * Opens links without loading a document. The last of several quick calls wins.
 *
 * @param options.startTransition wraps the change of page, such as that of `useTransition`
 * @returns a function from a link to a promise that never rejects
 */
export function useLinkNavigate({ startTransition = startReactTransition }: Options = {}) {
  const navigate = useNavigate();
  const { enableContentAnimation } = useSite().site.themeConfig;

  return useCallback(
    async (href: string): Promise<void> => {
      const target = linkTarget(href);
      if (target.kind === 'nothing') return;
      if (target.kind !== 'page') return window.location.assign(target.href);
      const isRooted = target.href.startsWith('/');
      const url = new URL(isRooted ? withBase(target.href) : target.href, window.location.href);
      await openAddress(url, (address) => {
        rememberScroll();
        const replace = url.href === window.location.href;
        // Not `async`: React holds back every update until its asynchronous transitions have ended.
        const change = () => startTransition(() => void navigate(address, { replace }));
        if (enableContentAnimation && url.pathname !== window.location.pathname) animateChange(change);
        else change();
      });
    },
    [navigate, startTransition, enableContentAnimation],
  );
}

/** Starts a change of page in a view transition, unless the browser can't or the reader prefers reduced motion. */
function animateChange(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const root = document.documentElement;
  root.dataset.contentChange = '';
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        addEventListener(PAGE_CHANGE_EVENT, () => resolve(), { once: true });
        setTimeout(resolve, TRANSITION_TIMEOUT);
        change();
      }),
  );
  const end = () => delete root.dataset.contentChange;
  // A newer transition skips this one, which then rejects; the page has changed all the same.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}
