import { IconArrowRight, IconMenu, SvgWrapper } from '@rspress/core/theme';
import { unmanagedContent } from '../unmanaged-content';
import { useText } from '../use-text';
import styles from './LocalBar.module.css';

/** Which panels there are, and whether each is open. */
type Props = { hasSidebar: boolean; sidebarOpen?: boolean; hasOutline: boolean; outlineOpen?: boolean };

/** The bar on narrow viewports, with buttons for the sidebar and for the outline, which shows the current heading. */
export function LocalBar({ hasSidebar, sidebarOpen, hasOutline, outlineOpen }: Props) {
  const text = useText();
  return (
    <nav className={`rp-doc-layout__menu ${styles.bar}`} aria-label={text('localBar.name')}>
      {hasSidebar && (
        <button type="button" popoverTarget="page-sidebar" aria-expanded={sidebarOpen} className={styles.button}>
          <SvgWrapper icon={IconMenu} className={styles.icon} aria-hidden="true" />
          {text('menuTitle')}
        </button>
      )}
      {hasOutline && (
        <button type="button" popoverTarget="page-outline" aria-expanded={outlineOpen} className={styles.button}>
          <span className={styles.label}>{text('outlineTitle')}</span>
          <span className={styles.heading} data-current-heading {...unmanagedContent} />
          <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />
        </button>
      )}
    </nav>
  );
}
