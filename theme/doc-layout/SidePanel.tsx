import { IconClose, SvgWrapper } from '@rspress/core/theme';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useText } from '../use-text';
import styles from './DocLayout.module.css';

type Props = {
  kind: 'sidebar' | 'outline';
  shown: boolean;
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** A column next to the article, or a popover on narrow viewports. Opening it focuses the current entry. */
export function SidePanel({ kind, shown, ref, children }: Props) {
  const text = useText();
  useEffect(() => {
    const panel = ref.current;
    const focusCurrent = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return;
      (panel?.querySelector<HTMLElement>('[aria-current]') ?? panel?.querySelector('a'))?.focus();
    };
    panel?.addEventListener('toggle', focusCurrent);
    return () => panel?.removeEventListener('toggle', focusCurrent);
  }, [ref]);

  return (
    <div
      id={`page-${kind}`}
      ref={ref}
      popover="auto"
      className={`rp-doc-layout__${kind} ${styles[kind]}`}
      hidden={!shown}
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
      {shown ? children : null}
    </div>
  );
}
