import { useSyncExternalStore } from 'react';
import { useText } from '../use-text';
import styles from './BackToTop.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  // The button is about to go; whoever pressed it by key goes on from the top of the page.
  const root = document.getElementById('__rspress_root');
  if (!root) return;
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
  root.addEventListener('blur', () => root.removeAttribute('tabindex'), { once: true });
}

/** Leads back to the top, once there is a way back. */
export function BackToTop() {
  const text = useText();
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
  if (!isScrolled) return null;
  return (
    <button type="button" className={styles.button} aria-label={text('scrollToTopText')} onClick={scrollToTop}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M4 3.5h12M10 17V7.5M5.5 11.5 10 7l4.5 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
