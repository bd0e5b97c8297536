import { createContext, type ReactNode, useId } from 'react';
import type { CurrentState } from '../../shared/sidebar-tree';
import { Icon } from '../Icon';
import styles from './Menu.module.css';

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
  /** Menus of the bar also open for a resting mouse. */
  opensBy?: 'hover' | 'click';
  /** If set, the panel is a navigation landmark with this name. */
  landmark?: string;
  buttonClass?: string;
  panelClass?: string;
  children: ReactNode;
};

/** A button and its panel, a native popover. `document/menus.ts` opens those of the bar for a resting mouse. */
export function Menu({
  button,
  label,
  current,
  isIcon = false,
  opensBy = 'hover',
  landmark,
  buttonClass,
  panelClass,
  children,
}: Props) {
  const Panel = landmark ? 'nav' : 'div';
  const id = useId();
  return (
    <div className={styles.menu} data-menu={opensBy}>
      <button
        type="button"
        className={buttonClass ?? (isIcon ? styles.icon : styles.button)}
        popoverTarget={id}
        aria-label={label}
        aria-current={current}
      >
        {button}
        {!isIcon && <Icon name="chevron" size={1} className={styles.arrow} />}
      </button>
      <Panel id={id} popover="auto" className={panelClass ?? styles.panel} aria-label={landmark}>
        <MenuId value={id}>{children}</MenuId>
      </Panel>
    </div>
  );
}
