import { IconClose, SvgWrapper } from '@rspress/core/theme';
import type { ReactNode, RefObject, ToggleEvent } from 'react';
import { useText } from '../use-text';
import styles from './DocLayout.module.css';

type Props = {
  kind: 'sidebar' | 'outline';
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** A column next to the article, or a popover on narrow viewports. Opening it focuses the current entry. */
export function SidePanel({ kind, ref, children }: Props) {
  const text = useText();

  function focusCurrent({ target, currentTarget: panel, newState }: ToggleEvent): void {
    // React passes on the events of the groups in it.
    if (target !== panel || newState !== 'open') return;
    (panel.querySelector<HTMLElement>('[aria-current]') ?? panel.querySelector('a'))?.focus();
  }

  return (
    <div
      id={`page-${kind}`}
      ref={ref}
      popover="auto"
      className={`rp-doc-layout__${kind} ${styles[kind]}`}
      onToggle={focusCurrent}
    >
      <button
        type="button"
        popoverTarget={`page-${kind}`}
        popoverTargetAction="hide"
        className={styles.close}
        aria-label={text('panel.close')}
      >
        <SvgWrapper icon={IconClose} aria-hidden="true" />
      </button>
      {children}
    </div>
  );
}
