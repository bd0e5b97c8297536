import { usePage } from '@rspress/core/runtime';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import { DrawerContent } from './DrawerContent';
import styles from './NavHamburger.module.css';

/** The drawer closes when the viewport reaches 768 px (D-05), and when the bar has room for everything. */
const CLOSING_WIDTHS = ['(min-width: 48em)', '(min-width: 64.0625em)'];

/**
 * The menu button of narrow bars and its drawer, a native modal dialog. The `command` attributes work before hydration;
 * the click handlers are for browsers without them.
 */
export function NavHamburger() {
  const text = useText();
  const id = useId();
  const { routePath } = usePage().page;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    setOpen(dialog.current?.open);
    const listening = new AbortController();
    for (const query of CLOSING_WIDTHS) {
      window
        .matchMedia?.(query)
        .addEventListener('change', ({ matches }) => matches && dialog.current?.close(), listening);
    }
    return () => listening.abort();
  }, []);
  useEffect(() => () => dialog.current?.close(), [routePath]);

  function open(event: MouseEvent): void {
    // Browsers with `command` would try to open it again, and warn.
    event.preventDefault();
    if (!dialog.current?.open) dialog.current?.showModal();
    setOpen(true);
  }

  /** Closes the drawer on links and on the backdrop, whose clicks target the dialog like those on its padding. */
  function closeOnClick({ target, currentTarget, clientX }: MouseEvent<HTMLDialogElement>): void {
    const { left, right } = currentTarget.getBoundingClientRect();
    const isOnBackdrop = target === currentTarget && (clientX < left || clientX > right);
    if (isOnBackdrop || (target as Element).closest('a')) currentTarget.close();
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={text('bar.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="menu" size={1.5} />
      </button>
      <dialog
        id={id}
        ref={dialog}
        className={styles.drawer}
        aria-label={text('bar.menu')}
        onClick={closeOnClick}
        onClose={() => setOpen(false)}
      >
        <div className={styles.head}>
          <button
            type="button"
            className={styles.close}
            aria-label={text('bar.closeMenu')}
            onClick={() => dialog.current?.close()}
            {...{ command: 'close', commandfor: id }}
          >
            <Icon name="close" size={1.5} />
          </button>
        </div>
        <DrawerContent />
      </dialog>
    </>
  );
}
