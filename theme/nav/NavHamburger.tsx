import { usePage } from '@rspress/core/runtime';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { lockScroll } from '../lock-scroll';
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
    const element = dialog.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const update = () => setOpen(element.open);
    update();
    // React does not attach these listeners to a prerendered dialog.
    for (const event of ['toggle', 'close']) element.addEventListener(event, update, { signal });
    for (const query of CLOSING_WIDTHS) {
      window.matchMedia?.(query).addEventListener('change', ({ matches }) => matches && element.close(), { signal });
    }
    element.addEventListener(
      'click',
      ({ target, clientX }) => {
        const { left, right } = element.getBoundingClientRect();
        // Clicks on the backdrop target the dialog, like clicks on its padding.
        const isOnBackdrop = target === element && (clientX < left || clientX > right);
        if (isOnBackdrop || (target as Element).closest('a')) element.close();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  useEffect(() => (isOpen ? lockScroll(dialog.current) : undefined), [isOpen]);
  useEffect(() => () => dialog.current?.close(), [routePath]);

  function open(event: MouseEvent): void {
    // Browsers with `command` would try to open it again, and warn.
    event.preventDefault();
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
