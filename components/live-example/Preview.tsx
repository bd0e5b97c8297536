import files from 'live-examples';
import type { ComponentType } from 'react';
import { useText } from '../../theme/use-text';
import styles from './Preview.module.css';
import type { texts } from './texts';

type Props = {
  /** The file that exports the component, as a path from the repository root. */
  file: string;
  /** Of the fence that shows the file. */
  title: string;
};

/** The live components that have been loaded, by file. The module of each adds itself; see live-examples.ts. */
export const demos = new Map<string, ComponentType>();

/** A live component. Its code is the fence below. */
export function Preview({ file, title }: Props) {
  const text = useText<typeof texts>();
  const Demo = demos.get(file);
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

/**
 * Loads what the component renders, before it is hydrated: its page, which brings that along, has not been loaded then.
 *
 * @throws if no page has it, or its script does not arrive
 */
Preview.load = async ({ file }: Props): Promise<void> => {
  const load = files[file];
  if (!load) throw new Error(`there is no live example ${file}`);
  await load();
};
