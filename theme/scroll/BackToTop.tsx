import { Icon } from '../Icon';
import { useIsScrolled } from '../nav/use-bar-state';
import { useText } from '../use-text';
import styles from './BackToTop.module.css';

/** Scrolls back to the top; shown once the page is scrolled. */
export function BackToTop() {
  const text = useText();
  if (!useIsScrolled(1)) return null;
  return (
    <button type="button" className={styles.button} aria-label={text('scrollToTopText')} onClick={scrollToTop}>
      <Icon name="top" />
    </button>
  );
}

function scrollToTop(): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  // The button disappears with its focus, so the keyboard continues at the top of the page.
  const root = document.getElementById('__rspress_root');
  if (!root) return;
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
  root.addEventListener('blur', () => root.removeAttribute('tabindex'), { once: true });
}
