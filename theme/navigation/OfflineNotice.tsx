import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../use-text';
import styles from './OfflineNotice.module.css';
import { pendingAddress } from './pending-navigation';

/** Tells the reader that a page could not be opened, and opens it when the browser is back online. */
export function OfflineNotice() {
  const text = useText();
  const address = useSyncExternalStore(pendingAddress.subscribe, pendingAddress.read, () => null);

  useEffect(() => {
    if (address === null) return;
    // Assigning the current URL would only scroll if it has a hash.
    const open = () => (address === window.location.href ? window.location.reload() : window.location.assign(address));
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [address]);

  return (
    <div role="alert" className={styles.notice}>
      {address !== null && (
        <>
          <p>{text('navigation.offline')}</p>
          <button type="button" onClick={() => pendingAddress.write(null)}>
            {text('navigation.stay')}
          </button>
        </>
      )}
    </div>
  );
}
