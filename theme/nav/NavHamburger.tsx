import { useId } from 'react';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import { DrawerContent } from './DrawerContent';
import styles from './NavHamburger.module.css';

/** The menu button of narrow bars and its drawer, a native popover, so that it opens before hydration. */
export function NavHamburger() {
  const text = useText();
  const id = useId();

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={text('bar.menu')}
        aria-haspopup="dialog"
        popoverTarget={id}
      >
        <Icon name="menu" size={1.5} />
      </button>
      <dialog id={id} popover="auto" className={styles.drawer} aria-label={text('bar.menu')}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.close}
            aria-label={text('bar.closeMenu')}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="close" size={1.5} />
          </button>
        </div>
        <DrawerContent />
      </dialog>
    </>
  );
}
