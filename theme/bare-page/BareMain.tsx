import { createContext, type ReactNode, useContext } from 'react';
import { MAIN_ID } from '../page-change/main-id';
import styles from './BareMain.module.css';

const Inside = createContext(false);

/** The main part of a page without a layout. A fragment that such a page includes is part of it. */
export function BareMain({ children }: { children?: ReactNode }) {
  if (useContext(Inside)) return children;
  return (
    <Inside value={true}>
      <main id={MAIN_ID} tabIndex={-1} className={`rp-doc rspress-doc ${styles.main}`}>
        {children}
      </main>
    </Inside>
  );
}
