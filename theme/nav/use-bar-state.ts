import { useEffect, useState, useSyncExternalStore } from 'react';
import { throttle } from '../timing';

/** How often the direction of scrolling is checked, in milliseconds (D-14, K-03). */
const INTERVAL = 200;

/** Whether the page is scrolled by this many pixels; never in the prerendered page. */
export function useIsScrolled(by: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY >= by,
    () => false,
  );
}

/**
 * Whether the reader scrolls down.
 *
 * @param isEnabled whether the site hides the bar at all
 */
export function useIsScrollingDown(isEnabled: boolean): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let last = window.scrollY;
    const update = throttle(() => {
      const now = window.scrollY;
      if (now !== last) setDown(now > last && now > 0);
      last = now;
    }, INTERVAL);
    const unsubscribe = subscribeToScroll(update);
    return () => {
      unsubscribe();
      update.cancel();
    };
  }, [isEnabled]);
  return isEnabled && isDown;
}

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
