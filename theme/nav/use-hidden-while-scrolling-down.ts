import { useEffect, useState } from 'react';
import { throttle } from '../timing';

/** How often the direction of scrolling is looked at, in milliseconds: a requirement (D-14, K-03). */
const INTERVAL = 200;

/**
 * Tells the direction in which a page is being scrolled, looking at most every 200 ms.
 *
 * @param onChange gets whether the page went down since the last look; a page at its top never did
 * @returns a function that stops telling
 */
function watchScrollingDown(onChange: (isDown: boolean) => void): () => void {
  let last = window.scrollY;
  const look = throttle(() => {
    const now = window.scrollY;
    if (now !== last) onChange(now > last && now > 0);
    last = now;
  }, INTERVAL);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    window.removeEventListener('scroll', look);
    look.cancel();
  };
}

/**
 * Whether the bar is out of the way, which it is while its reader scrolls down.
 *
 * @param isWanted whether the site wants that at all
 */
export function useHiddenWhileScrollingDown(isWanted: boolean): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => (isWanted ? watchScrollingDown(setDown) : undefined), [isWanted]);
  return isWanted && isDown;
}
