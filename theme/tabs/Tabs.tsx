import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { readStored } from '../../client/storage';
import { TABS_PREFIX } from '../../head/tabs-prefix';
import { action } from '../action';
import { useText } from '../use-text';
import styles from './Tabs.module.css';
import { selectedTab, tabsOf } from './tab-list';

type Props = {
  /** What the choice is about, for those who don't see it. */
  label?: string;
  /** Groups of one id show the same tab, on every page and visit. */
  groupId?: string;
  /** The value of the tab that shows before a choice; by default the first one. */
  defaultValue?: string;
  children?: ReactNode;
};

/**
 * Tabs, of which one shows; `client/tabs.ts` makes them work. Without script and on paper all show, one under the other.
 */
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

/** The value that was chosen last in a group; null before any choice and in the prerendered page. */
function useRememberedTab(groupId: string | undefined): string | null {
  return useSyncExternalStore(
    // The script that stores a choice shows it as well.
    () => () => {},
    () => (groupId ? readStored(TABS_PREFIX + groupId) : null),
    () => null,
  );
}
