import { useEffect, useState } from 'react';

/** How often the direction of scrolling is looked at, in milliseconds: a requirement (D-14, K-03). */
const INTERVAL = 200;

/**
 * Tells the direction in which a page is being scrolled, looking at most every 200 ms.
 *
 * @param onChange gets whether the page went down since the last look; a page at its top never did
 * @returns a function that stops telling
 */
export function watchScrollingDown(onChange: (isDown: boolean) => void): () => void {
  let last = window.scrollY;
  let timer: number | undefined;
  function look() {
    timer = undefined;
    const now = window.scrollY;
    if (now !== last) onChange(now > last && now > 0);
    last = now;
  }
  const onScroll = () => {
    timer ??= window.setTimeout(look, INTERVAL);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.clearTimeout(timer);
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
