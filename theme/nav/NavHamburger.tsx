import { usePage } from '@rspress/core/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { lockScroll } from '../lock-scroll';
import { useText } from '../use-text';
import { DrawerContent } from './DrawerContent';
import styles from './NavHamburger.module.css';

/** An open drawer closes at 768 px (D-05), and where the bar has room for everything. */
const CLOSING_WIDTHS = ['(min-width: 48em)', '(min-width: 64.0625em)'];

/**
 * The menu button of a narrow bar and its drawer, a native modal dialog. The `command` attributes open and close it
 * before hydration; scripts stand in for browsers that lack them.
 */
export function NavHamburger() {
  const text = useText();
  const id = useId();
  const { routePath } = usePage().page;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const update = () => setOpen(element.open);
    update();
    // React does not attach these events to a prerendered dialog.
    for (const event of ['toggle', 'close']) element.addEventListener(event, update, { signal });
    for (const query of CLOSING_WIDTHS) {
      window.matchMedia?.(query).addEventListener('change', ({ matches }) => matches && element.close(), { signal });
    }
    element.addEventListener(
      'click',
      ({ target, clientX }) => {
        const { left, right } = element.getBoundingClientRect();
        // Clicks on the backdrop have the dialog as their target, like clicks on the dialog's padding.
        const isOnBackdrop = target === element && (clientX < left || clientX > right);
        if (isOnBackdrop || (target as Element).closest('a')) element.close();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  useEffect(() => (isOpen ? lockScroll(dialog.current) : undefined), [isOpen]);
  useEffect(() => () => dialog.current?.close(), [routePath]);

  function open(): void {
    if (!dialog.current?.open) dialog.current?.showModal();
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
        <Icon name="menu" />
      </button>
      <dialog id={id} ref={dialog} className={styles.drawer} aria-label={text('bar.menu')}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.close}
            aria-label={text('bar.closeMenu')}
            onClick={() => dialog.current?.close()}
            {...{ command: 'close', commandfor: id }}
          >
            <Icon name="close" />
          </button>
        </div>
        <DrawerContent />
      </dialog>
    </>
  );
}
