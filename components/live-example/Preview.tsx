import { Suspense, useState } from 'react';
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
  const [Demo] = useState(() => demoOf(file));
  return (
    <figure className={`rp-not-doc ${styles.stage}`}>
      <figcaption className={styles.label}>{text('liveExample.label', { title })}</figcaption>
      <div className={styles.frame} data-live={file.split('/')[2]}>
        <Suspense>{Demo && <Demo />}</Suspense>
      </div>
      <noscript>
        <p className={styles.note}>{text('liveExample.noScript')}</p>
      </noscript>
    </figure>
  );
}

/** Loads what the component renders, before it is hydrated. */
Preview.load = ({ file }: Props): Promise<unknown> => loadDemo(file);
