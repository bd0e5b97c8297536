import { useId, useRef } from 'react';
import { Icon } from '../Icon';
import { usePopover } from '../menu/use-popover';
import { useText } from '../use-text';
import { DrawerContent } from './DrawerContent';
import styles from './NavHamburger.module.css';

/** The menu button of narrow bars and its drawer, a native popover, so that it opens before hydration. */
export function NavHamburger() {
  const text = useText();
  const id = useId();
  const drawer = useRef<HTMLDialogElement>(null);
  const isOpen = usePopover(drawer);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={text('bar.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Icon name="menu" size={1.5} />
      </button>
      <dialog id={id} ref={drawer} popover="auto" className={styles.drawer} aria-label={text('bar.menu')}>
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
