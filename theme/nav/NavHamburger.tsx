import { usePage } from '@rspress/core/runtime';
import { useId } from 'react';
import { useText } from '../use-text';
import { Icon } from './Icon';
import { NavDrawerContent } from './NavDrawerContent';
import styles from './NavHamburger.module.css';
import { useDrawer } from './use-drawer';

/** The one button of a narrow bar, and the drawer that it opens: a modal dialog of the browser. */
export function NavHamburger() {
  const text = useText();
  const id = useId();
  const { isOpen, opener, closer, drawer } = useDrawer(usePage().page.routePath);
  // Browsers obey the commands before any script runs; the scripts are for those that don't.
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={text('bar.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...{ command: 'show-modal', commandfor: id }}
        {...opener}
      >
        <Icon name="menu" />
      </button>
      <dialog id={id} className={styles.drawer} aria-label={text('bar.menu')} {...drawer}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.close}
            aria-label={text('bar.closeMenu')}
            {...{ command: 'close', commandfor: id }}
            {...closer}
          >
            <Icon name="close" />
          </button>
        </div>
        <NavDrawerContent />
      </dialog>
    </>
  );
}
