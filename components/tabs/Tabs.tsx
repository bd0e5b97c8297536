import { Children, isValidElement, type ReactNode, useId, useSyncExternalStore } from 'react';
import { TABS_PREFIX } from '../../document/head/tabs-prefix';
import { readStored } from '../../document/storage';
import { action } from '../../theme/action';
import { useText } from '../../theme/use-text';
import type { TabProps } from './Tab';
import styles from './Tabs.module.css';
import type { texts } from './texts';

type Props = {
  /** The accessible name of the tab list. */
  label?: string;
  /** Groups with the same id show the same tab, across pages and visits. */
  groupId?: string;
  children?: ReactNode;
};

/** Tabs; the first is selected unless the reader has chosen another. Handled by `document/tabs.ts`. Without JavaScript and in print, all panels are shown below each other. */
export function Tabs({ label, groupId, children }: Props) {
  const text = useText<typeof texts>();
  const id = useId();
  const chosen = useRememberedTab(groupId);
  const tabs = tabsOf(children);
  const selected = (tabs.find(({ value }) => value === chosen) ?? tabs[0])?.value;

  return (
    <div className={styles.tabs} data-tabs={groupId ?? ''}>
      <div className={styles.list} role="tablist" aria-label={label ?? text('tabs.name')}>
        {tabs.map(({ value, label }, index) => (
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

/** Reads the `Tab` elements in `Tabs`; ignores text and line breaks between them. */
function tabsOf(children: ReactNode) {
  return Children.toArray(children)
    .filter((child) => isValidElement<TabProps>(child))
    .map(({ props: { label, value = label, children } }) => ({ label, value, children }));
}

/** The remembered tab of a group; null before any choice and while prerendering. */
function useRememberedTab(groupId: string | undefined): string | null {
  return useSyncExternalStore(
    // No subscription: `document/tabs.ts` updates the tabs itself.
    () => () => {},
    () => (groupId ? readStored(TABS_PREFIX + groupId) : null),
    () => null,
  );
}
