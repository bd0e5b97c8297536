import { IconClose, SvgWrapper } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { useText } from '../use-text';
import styles from './DocLayout.module.css';

type Props = {
  kind: 'sidebar' | 'outline';
  children: ReactNode;
};

/** A column next to the article, or a popover on narrow viewports (`document/menus.ts`). */
export function SidePanel({ kind, children }: Props) {
  const text = useText();
  return (
    <div id={`page-${kind}`} popover="auto" className={`rp-doc-layout__${kind} ${styles[kind]}`}>
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
