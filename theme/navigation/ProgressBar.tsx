import { type CSSProperties, useSyncExternalStore } from 'react';
import { useText } from '../use-text';
import styles from './ProgressBar.module.css';
import { progress, SPEED } from './progress';

/** A thin bar at the top while a page loads. */
export function ProgressBar() {
  const text = useText();
  const value = useSyncExternalStore(progress.subscribe, progress.read, () => null);
  if (value === null) return null;
  return (
    <div
      role="progressbar"
      aria-label={text('navigation.loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      className={styles.bar}
      data-done={value === 1}
      style={{ '--done': value, '--speed': `${SPEED}ms` } as CSSProperties}
    />
  );
}
