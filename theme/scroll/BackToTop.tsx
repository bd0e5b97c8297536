import { action } from '../action';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './BackToTop.module.css';

/** Scrolls back to the top; visible once the page is scrolled. */
export function BackToTop() {
  const text = useText();
  return (
    <button type="button" className={styles.button} aria-label={text('scrollToTopText')} {...action('top')}>
      <Icon name="top" />
    </button>
  );
}
