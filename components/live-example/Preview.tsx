import files from 'live-examples';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useText } from '../../theme/use-text';
import styles from './Preview.module.css';
import type { texts } from './texts';

/** What has been loaded, by file. */
const loaded = new Map<string, ComponentType>();

/**
 * Loads a live component.
 *
 * @param file the file that exports it, as a path from the repository root
 * @throws if no page has it, or its script does not arrive
 */
async function loadDemo(file: string): Promise<ComponentType> {
  const module = await files[file]?.();
  if (!module) throw new Error(`there is no live example ${file}`);
  loaded.set(file, module.default);
  return module.default;
}

/** A live component if it has been loaded. The build, which waits for all of a page, gets one that loads itself. */
function demoOf(file: string): ComponentType | undefined {
  if (typeof window !== 'undefined') return loaded.get(file);
  return lazy(async () => ({ default: await loadDemo(file) }));
}

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
