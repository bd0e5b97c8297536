import { Children, type ReactNode } from 'react';
import { useText } from '../use-text';
import styles from './Preview.module.css';

/** Shows what a piece of code does, then the code: its children are the code block and the component. */
export function Preview({ children }: { children: ReactNode }) {
  const text = useText();
  const [code, component] = Children.toArray(children);
  return (
    <>
      <figure className={`rp-not-doc ${styles.stage}`} data-island="page">
        <figcaption className={styles.label}>{text('liveExample.label')}</figcaption>
        {component}
      </figure>
      {code}
    </>
  );
}
