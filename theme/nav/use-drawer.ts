import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { lockScroll } from '../lock-scroll';

/** Where an open drawer closes: at the requirement's 768 px (D-05), and where the bar shows all. */
const CLOSING_WIDTHS = ['(min-width: 48em)', '(min-width: 64.0625em)'];

/**
 * What a native modal dialog lacks to be the drawer of the navigation bar: its state for assistive
 * technology, and closing with the page, with a chosen link, beside it, and as the window widens.
 *
 * @param routePath the page's address: another one closes the drawer
 * @returns whether it is open (undefined until the page is alive), and what the button that opens
 *   it, the one that closes it, and the dialog need
 */
export function useDrawer(routePath: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    const element = dialog.current;
    const update = () => setOpen(element?.open);
    const closeAt = ({ matches }: MediaQueryListEvent) => matches && close();
    const queries = CLOSING_WIDTHS.map((query) => window.matchMedia(query));
    update();
    // React does not listen to a dialog's toggle events where the dialog was rendered in advance.
    for (const event of ['toggle', 'close']) element?.addEventListener(event, update);
    for (const query of queries) query.addEventListener('change', closeAt);
    return () => {
      for (const event of ['toggle', 'close']) element?.removeEventListener(event, update);
      for (const query of queries) query.removeEventListener('change', closeAt);
    };
  }, [close]);

  useEffect(() => (isOpen ? lockScroll(dialog.current) : undefined), [isOpen]);
  useEffect(() => close, [routePath, close]);

  const opener = {
    onClick: () => {
      if (!dialog.current?.open) dialog.current?.showModal();
    },
  };
  const closer = { onClick: close };
  const drawer = {
    ref: dialog,
    onClick: ({ target, clientX }: MouseEvent) => {
      const { left = 0, right = 0 } = dialog.current?.getBoundingClientRect() ?? {};
      // A click on the page behind is told to the dialog, as is one on the dialog's own empty edge.
      const isBeside = target === dialog.current && (clientX < left || clientX > right);
      if (isBeside || (target as Element).closest('a')) close();
    },
  };
  return { isOpen, opener, closer, drawer };
}
