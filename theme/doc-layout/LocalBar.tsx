import { useSite } from '@rspress/core/runtime';
import { IconArrowRight, IconMenu, SvgWrapper } from '@rspress/core/theme';
import { action } from '../action';
import { Icon } from '../Icon';
import { unmanagedContent } from '../unmanaged-content';
import { useText } from '../use-text';
import styles from './LocalBar.module.css';

/**
 * The bar on narrow viewports, with buttons for the sidebar and for the outline, which shows the current heading. Once
 * the page is scrolled, it is the only bar, and has search and back-to-top too.
 */
export function LocalBar({ hasOutline }: { hasOutline: boolean }) {
  const text = useText();
  const hasSearch = useSite().site.search !== false;
  return (
    <nav className={`rp-doc-layout__menu ${styles.bar}`} aria-label={text('localBar.name')}>
      <button type="button" popoverTarget="page-sidebar" className={styles.button}>
        <SvgWrapper icon={IconMenu} className={styles.icon} aria-hidden="true" />
        {text('menuTitle')}
      </button>
      {hasOutline && (
        <button type="button" popoverTarget="page-outline" className={styles.button}>
          <span className={styles.label}>{text('outlineTitle')}</span>
          <span className={styles.heading} data-current-heading {...unmanagedContent} />
          <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />
        </button>
      )}
      {hasSearch && (
        <button
          type="button"
          aria-label={text('searchPlaceholderText')}
          aria-haspopup="dialog"
          className={styles.scrolled}
          {...action('search')}
        >
          <Icon name="search" />
        </button>
      )}
      <button type="button" aria-label={text('scrollToTopText')} className={styles.scrolled} {...action('top')}>
        <Icon name="top" />
      </button>
    </nav>
  );
}
