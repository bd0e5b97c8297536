import { useSyncExternalStore } from 'react';

/** From here on the bar of the home page is opaque: 100 px, a requirement (D-04). */
const THRESHOLD = 100;

/** Whether the page is scrolled by 100 px or more; not while it is rendered in advance. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY >= THRESHOLD,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
