import { keepAligned } from './keep-aligned';
import { rememberScroll } from './scroll-memory';
import { targetOfHash } from './target-of-hash';

/**
 * Lets a click on a link to a heading of the same page scroll there smoothly. The browser does the
 * rest by itself: the hash, the history, where the focus goes on. Readers who like less motion get
 * its jump; see scroll.css.
 */
export function watchAnchors(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link?.hash || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const isThisPage =
        link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
      const target = isThisPage ? targetOfHash(link.hash) : undefined;
      if (!target) return;
      rememberScroll();
      keepAligned(target, true);
    },
    // Before the link's own handler, which may be the one that sets the hash.
    { capture: true },
  );
}
