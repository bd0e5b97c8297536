import { createContext, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { CurrentState } from '../../shared/sidebar-tree';
import { Icon } from '../Icon';
import styles from './Menu.module.css';
import { usePopover } from './use-popover';

/** How long the mouse has to rest on a button before its menu opens, in milliseconds (D-09). */
const OPEN_DELAY = 100;
/** How long the mouse may be outside an open menu, as on the way from the button, in milliseconds. */
const CLOSE_DELAY = 200;

/** The id of the surrounding menu, so that buttons in it can close it by `popovertarget` before hydration. */
export const MenuId = createContext<string | undefined>(undefined);

type Props = {
  button: ReactNode;
  /** The accessible name, if the button has no text. */
  label?: string;
  /** Set if the menu contains the current page. */
  current?: CurrentState;
  /** Icon buttons have no arrow. */
  isIcon?: boolean;
  /** If set, the panel is a navigation landmark with this name. */
  landmark?: string;
  buttonClass?: string;
  panelClass?: string;
  children: ReactNode;
};

/**
 * A button in the top bar and its panel. As a native popover it works before hydration; opening on hover is added by
 * script. Clicking the button of a menu that hover opened keeps it open.
 */
export function Menu({ button, label, current, isIcon = false, landmark, buttonClass, panelClass, children }: Props) {
  const Panel = landmark ? 'nav' : 'div';
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = usePopover(panel);
  const openedByHover = useRef(false);
  const timer = useRef(0);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    const element = panel.current;
    const onClose = ({ newState }: ToggleEvent) => {
      if (newState === 'open') return;
      openedByHover.current = false;
      // The browser restores the focus only if the menu was opened with the button.
      if (element?.contains(document.activeElement)) opener.current?.focus();
    };
    element?.addEventListener('beforetoggle', onClose);
    return () => element?.removeEventListener('beforetoggle', onClose);
  }, []);

  function enter({ pointerType }: PointerEvent): void {
    window.clearTimeout(timer.current);
    if (pointerType !== 'mouse') return;
    timer.current = window.setTimeout(() => {
      if (panel.current?.matches(':popover-open')) return;
      panel.current?.showPopover();
      openedByHover.current = true;
    }, OPEN_DELAY);
  }

  function leave(): void {
    window.clearTimeout(timer.current);
    if (!openedByHover.current) return;
    timer.current = window.setTimeout(() => {
      if (!panel.current?.contains(document.activeElement)) panel.current?.hidePopover();
    }, CLOSE_DELAY);
  }

  function click(event: MouseEvent): void {
    window.clearTimeout(timer.current);
    if (openedByHover.current) event.preventDefault();
    openedByHover.current = false;
  }

  return (
    <div className={styles.menu} onPointerEnter={enter} onPointerLeave={leave}>
      <button
        ref={opener}
        type="button"
        className={buttonClass ?? (isIcon ? styles.icon : styles.button)}
        popoverTarget={id}
        aria-label={label}
        aria-expanded={isOpen}
        aria-current={current}
        onClick={click}
      >
        {button}
        {!isIcon && <Icon name="chevron" size={1} className={styles.arrow} />}
      </button>
      <Panel id={id} ref={panel} popover="auto" className={panelClass ?? styles.panel} aria-label={landmark}>
        <MenuId value={id}>{children}</MenuId>
      </Panel>
    </div>
  );
}
