import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useText } from '../use-text';
import styles from './Tabs.module.css';
import { selectedTab, tabAfterKey, tabsOf } from './tab-list';
import { useTab } from './use-tab';

type Props = {
  /** What the choice is about, for those who don't see it. */
  label?: string;
  /** Groups of one id show the same tab, on every page and visit. */
  groupId?: string;
  /** The value of the tab that shows before a choice; by default the first one. */
  defaultValue?: string;
  children?: ReactNode;
};

/** Tabs, of which one shows. Without script and on paper all show, one under the other. */
export function Tabs({ label, groupId, defaultValue, children }: Props) {
  const text = useText();
  const id = useId();
  const [chosen, choose] = useTab(groupId);
  const tabs = tabsOf(children);
  const selected = selectedTab(tabs, chosen, defaultValue);

  function followKey(event: KeyboardEvent<HTMLElement>, value: string) {
    const next = tabAfterKey(tabs, value, event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${id}tab-${tabs.findIndex((tab) => tab.value === next)}`)?.focus();
  }

  return (
    <div className={styles.tabs} data-tabs={groupId}>
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
            onClick={() => choose(value)}
            onKeyDown={(event) => followKey(event, value)}
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
          data-selected={value === selected || undefined}
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
