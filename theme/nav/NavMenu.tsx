import { type ReactNode, useId } from 'react';
import type { CurrentState } from './current-state';
import { Icon } from './Icon';
import styles from './NavMenu.module.css';
import { usePopover } from './use-popover';

type Props = {
  /** What the button shows. */
  button: ReactNode;
  /** The button's name, where what it shows is no name. */
  label?: string;
  /** Marks the menu that holds the page. */
  current?: CurrentState;
  /** A button that shows only a drawing has no arrow. */
  isIcon?: boolean;
  /** What opens, or a function that gets its id, for buttons that close it. */
  children: ReactNode | ((id: string) => ReactNode);
};

/** A button of the bar and what it opens: a native popover, so that it works before any script does. */
export function NavMenu({ button, label, current, isIcon = false, children }: Props) {
  const id = useId();
  const { isOpen, wrapperProps, buttonProps, panelProps } = usePopover();
  return (
    <div className={styles.menu} {...wrapperProps}>
      <button
        type="button"
        className={isIcon ? styles.icon : styles.button}
        popoverTarget={id}
        aria-label={label}
        aria-expanded={isOpen}
        aria-current={current}
        {...buttonProps}
      >
        {button}
        {!isIcon && <Icon name="chevron" className={styles.arrow} />}
      </button>
      <div id={id} popover="auto" className={styles.panel} {...panelProps}>
        {typeof children === 'function' ? children(id) : children}
      </div>
    </div>
  );
}
