import { Children, type ReactNode } from 'react';
import { useText } from '../../theme/use-text';
import styles from './Preview.module.css';
import type { texts } from './texts';

/** Renders a live component above its code; the children are the code block and the component. */
export function Preview({ children }: { children: ReactNode }) {
  const text = useText<typeof texts>();
  const [code, component] = Children.toArray(children);
  return (
    <>
      <figure className={`rp-not-doc ${styles.stage}`}>
        <figcaption className={styles.label}>{text('liveExample.label')}</figcaption>
        {component}
      </figure>
      {code}
    </>
  );
}
