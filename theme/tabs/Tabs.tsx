import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { readStored } from '../../client/storage';
import { TABS_PREFIX } from '../../head/tabs-prefix';
import { action } from '../action';
import { useText } from '../use-text';
import styles from './Tabs.module.css';
import { selectedTab, tabsOf } from './tab-list';

type Props = {
  /** The accessible name of the tab list. */
  label?: string;
  /** Groups with the same id show the same tab, across pages and visits. */
  groupId?: string;
  /** The initially selected tab; defaults to the first. */
  defaultValue?: string;
  children?: ReactNode;
};

/** Tabs, handled by `client/tabs.ts`. Without JavaScript and in print, all panels are shown below each other. */
export function Tabs({ label, groupId, defaultValue, children }: Props) {
  const text = useText();
  const id = useId();
  const chosen = useRememberedTab(groupId);
  const tabs = tabsOf(children);
  const selected = selectedTab(tabs, chosen, defaultValue);

  return (
    <div className={styles.tabs} data-tabs={groupId ?? ''}>
      <div className={styles.list} role="tablist" aria-label={label ?? text('tabs.name')}>
        {tabs.map(({ value, label, disabled }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            className={styles.tab}
            data-value={value}
            aria-selected={value === selected}
            aria-controls={`${id}panel-${index}`}
            tabIndex={value === selected ? 0 : -1}
            disabled={disabled}
            {...action('tab')}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, children }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}panel-${index}`}
          className={styles.panel}
          data-selected={value === selected ? '' : undefined}
          aria-labelledby={`${id}tab-${index}`}
          tabIndex={0}
        >
          <p className={`${styles.heading} rp-not-doc`}>{label}</p>
          {children}
        </div>
      ))}
    </div>
  );
}

/** The remembered tab of a group; null before any choice and while prerendering. */
function useRememberedTab(groupId: string | undefined): string | null {
  return useSyncExternalStore(
    // No subscription: `client/tabs.ts` updates the tabs itself.
    () => () => {},
    () => (groupId ? readStored(TABS_PREFIX + groupId) : null),
    () => null,
  );
}
