import { useNavigate, useSite, withBase } from '@rspress/core/runtime';
import { startTransition as startReactTransition, useCallback } from 'react';
import { rememberScroll } from '../scroll/scroll-memory';
import { animateChange } from './animate-change';
import { linkTarget } from './link-target';
import { openAddress } from './open-address';

type StartTransition = (change: () => void) => void;

/**
 * Opens links without loading a document. The last of several quick calls wins.
 *
 * @param options.startTransition marks the change for React, so that a component can tell that it goes on
 * @returns a function from a link to a promise that ends with the navigation; it never rejects
 */
export function useLinkNavigate({
  startTransition = startReactTransition,
}: {
  startTransition?: StartTransition;
} = {}) {
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
        // Not `async`: React holds back every change until all of its asynchronous ones have ended.
        const change = () => startTransition(() => void navigate(address, { replace }));
        if (enableContentAnimation && url.pathname !== window.location.pathname) animateChange(change);
        else change();
      });
    },
    [navigate, startTransition, enableContentAnimation],
  );
}
