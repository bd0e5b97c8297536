import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../use-text';
import styles from './OfflineNotice.module.css';
import { unopened } from './offline-notice';

/** Says that a page was not opened, and opens it once there is a network again. */
export function OfflineNotice() {
  const text = useText();
  const address = useSyncExternalStore(unopened.subscribe, unopened.read, () => null);

  useEffect(() => {
    if (address === null) return;
    // To go to the address that is already there, with a hash, would only scroll.
    const open = () => (address === window.location.href ? window.location.reload() : window.location.assign(address));
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [address]);

  return (
    <div role="alert" className={styles.place}>
      {address !== null && (
        <div className={styles.notice}>
          <p>{text('navigation.offline')}</p>
          <button type="button" onClick={() => unopened.write(null)}>
            {text('navigation.stay')}
          </button>
        </div>
      )}
    </div>
  );
}
