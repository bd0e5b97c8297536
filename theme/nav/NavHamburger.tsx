import { usePage } from '@rspress/core/runtime';
import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../use-text';
import { Icon } from './Icon';
import { NavDrawerContent } from './NavDrawerContent';
import styles from './NavHamburger.module.css';

/** The widths, in px, at which an open drawer closes: the requirement's 768, and where the bar shows all. */
const CLOSING_WIDTHS = ['(min-width: 768px)', '(min-width: 1025px)'];

/** The one button of a narrow bar, and the drawer that it opens: a modal dialog of the browser. */
export function NavHamburger() {
  const text = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const { routePath } = usePage().page;
  const update = (event?: SyntheticEvent) => {
    if (!event || event.target === dialog.current) setOpen(dialog.current?.open);
  };

  useEffect(() => {
    const close = ({ matches }: MediaQueryListEvent) => matches && dialog.current?.close();
    const queries = CLOSING_WIDTHS.map((query) => window.matchMedia(query));
    for (const query of queries) query.addEventListener('change', close);
    return () => {
      for (const query of queries) query.removeEventListener('change', close);
    };
  }, []);

  useEffect(() => {
    if (isOpen === undefined) update();
    else dialog.current?.close();
  }, [routePath]);

  function closeByClick({ target }: MouseEvent) {
    if (target === dialog.current || (target as Element).closest('a')) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={text('bar.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => !dialog.current?.open && dialog.current?.showModal()}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="menu" />
      </button>
      <dialog
        id={id}
        ref={dialog}
        className={styles.drawer}
        aria-label={text('bar.menu')}
        onToggle={update}
        onClose={update}
        onClick={closeByClick}
      >
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
        <NavDrawerContent />
      </dialog>
    </>
  );
}
