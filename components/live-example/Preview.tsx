import { useEffect, useState } from 'react';
import { useText } from '../../theme/use-text';
import { demoOf, loadDemo } from './live-demos';
import styles from './Preview.module.css';
import type { texts } from './texts';

type Props = {
  /** The file that exports the component, as a path from the repository root. */
  file: string;
  /** Of the fence that shows the file. */
  title: string;
};

/** A live component. Its code is the fence below. */
export function Preview({ file, title }: Props) {
  const text = useText<typeof texts>();
  // Not in a boundary, which React would hydrate only when a control in it is used, and take its choice for the served one.
  const [Demo, setDemo] = useState(() => demoOf(file));
  useEffect(() => {
    // After a navigation inside the application; islands are loaded before they are hydrated.
    if (!Demo) loadDemo(file).then((found) => setDemo(() => found), console.error);
  }, [Demo, file]);
  return (
    <figure className={`rp-not-doc ${styles.stage}`}>
      <figcaption className={styles.label}>{text('liveExample.label', { title })}</figcaption>
      <div className={styles.frame} data-live={file.split('/')[2]}>
        {Demo && <Demo />}
      </div>
      <noscript>
        <p className={styles.note}>{text('liveExample.noScript')}</p>
      </noscript>
    </figure>
  );
}

/** Loads what the component renders, before it is hydrated. */
Preview.load = ({ file }: Props): Promise<unknown> => loadDemo(file);
