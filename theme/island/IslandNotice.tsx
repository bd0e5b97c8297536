import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../use-text';
import styles from './IslandNotice.module.css';

/** Says beside a part that React has not adopted why its controls do nothing, once the reader uses one. */
export function IslandNotice() {
  const text = useText();
  const [used, setUsed] = useState<Element>();
  useEffect(() => {
    const listening = new AbortController();
    const notice = ({ target }: Event) => {
      const island = (target as Element).closest('[data-island]');
      if (island && (target as Element).closest('button, input, textarea, label, select')) setUsed(island);
    };
    for (const type of ['click', 'input']) addEventListener(type, notice, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, []);
  if (!used) return null;
  return createPortal(
    <p role="alert" className={styles.notice}>
      {text('island.changed')}
    </p>,
    used,
  );
}
