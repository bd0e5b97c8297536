import { TABS_PREFIX } from '../head/tabs-prefix';
import { PAGE_CHANGE_EVENT } from './events';
import { readStored, subscribeStored, writeStored } from './storage';

/** Selects a tab in all groups with the same id, and remembers it across pages and visits. */
export function chooseTab(tab: HTMLElement): void {
  const group = tab.closest('[data-tabs]') as HTMLElement;
  const value = tab.dataset.value ?? '';
  show(group, value);
  if (group.dataset.tabs) writeStored(TABS_PREFIX + group.dataset.tabs, value);
}

/** Adds arrow keys, Home and End, and syncs choices from other groups and tabs. */
export function watchTabs(): void {
  document.addEventListener('keydown', (event) => {
    const tab = event.target as HTMLElement;
    const group = tab.role === 'tab' && tab.closest<HTMLElement>('[data-tabs]');
    if (!group || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = tabsOf(group);
    const next = indexAfterKey(tabs.indexOf(tab), tabs.length, event.key);
    if (next === undefined) return;
    event.preventDefault();
    const chosen = tabs[next] as HTMLElement;
    chooseTab(chosen);
    chosen.focus();
  });
  subscribeStored(showRemembered);
  addEventListener(PAGE_CHANGE_EVENT, showRemembered);
}

/**
 * @param key `KeyboardEvent.key`
 * @returns the index of the tab that the key selects, or undefined for a key without a meaning in tab lists
 */
function indexAfterKey(index: number, count: number, key: string): number | undefined {
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1 + count, Home: 0, End: count - 1 }[key];
  return next === undefined ? undefined : next % count;
}

function showRemembered(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const value = group.dataset.tabs && readStored(TABS_PREFIX + group.dataset.tabs);
    if (value) show(group, value);
  }
}

/** Selects the tab with that value; does nothing if the group has none. */
function show(group: HTMLElement, value: string): void {
  const tabs = tabsOf(group);
  const chosen = tabs.find((tab) => tab.dataset.value === value);
  if (!chosen) return;
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-selected', tab === chosen);
  }
}

/** The tabs of a group, without those of nested groups. */
function tabsOf(group: HTMLElement): HTMLElement[] {
  const tabs = [...group.querySelectorAll<HTMLElement>('[role=tab]')];
  return tabs.filter((tab) => tab.closest('[data-tabs]') === group);
}
