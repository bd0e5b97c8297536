import { createContext, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon';
import type { CurrentState } from '../nav/current-state';
import styles from './Menu.module.css';
import { usePopover } from './use-popover';

/** How long the mouse rests on a button before its menu opens, in milliseconds (D-09). */
const OPEN_DELAY = 100;
/** How long the mouse may leave an open menu, such as on the way from the button, in milliseconds. */
const CLOSE_DELAY = 200;

/** The id of the menu around a component, for buttons that close it before hydration too, by `popovertarget`. */
export const MenuId = createContext<string | undefined>(undefined);

type Props = {
  /** The content of the button. */
  button: ReactNode;
  /** The accessible name, where the content is none. */
  label?: string;
  /** Marks the menu that contains the current page. */
  current?: CurrentState;
  /** Icons have no arrow. */
  isIcon?: boolean;
  /** Makes the panel a navigation landmark of this name. */
  landmark?: string;
  buttonClass?: string;
  panelClass?: string;
  children: ReactNode;
};

/**
 * A button of the top bar and its panel. It is a native popover, so it works before hydration; scripts add opening by
 * hover. A click on the button keeps open what hover opened.
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
      // The browser restores the focus only where the menu was opened from the button.
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
        {!isIcon && <Icon name="chevron" className={styles.arrow} />}
      </button>
      <Panel id={id} ref={panel} popover="auto" className={panelClass ?? styles.panel} aria-label={landmark}>
        <MenuId value={id}>{children}</MenuId>
      </Panel>
    </div>
  );
}
