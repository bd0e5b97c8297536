import { useEffect } from 'react';
import { preloadPage } from '../navigation/load-page';

/** Fetches the page that a reader is likely to open next, when the browser has nothing else to do. */
export function usePreloadWhenIdle(link: string | undefined): void {
  useEffect(() => {
    if (link === undefined || !window.requestIdleCallback) return;
    const request = requestIdleCallback(() => preloadPage(link));
    return () => cancelIdleCallback(request);
  }, [link]);
}
