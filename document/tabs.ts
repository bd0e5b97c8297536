import { PAGE_CHANGE_EVENT } from './events';
import { selectTab } from './head/show-remembered-tabs';
import { TABS_PREFIX } from './head/tabs-prefix';
import { readStored, subscribeStored, writeStored } from './storage';

/** Selects a tab in all groups with the same id, and remembers it across pages and visits. */
export function chooseTab(tab: HTMLElement): void {
  const group = tab.closest('[data-tabs]') as HTMLElement;
  const value = tab.dataset.value ?? '';
  selectTab(group, value);
  if (group.dataset.tabs) writeStored(TABS_PREFIX + group.dataset.tabs, value);
}

/** Adds arrow keys, Home and End, and syncs choices from other groups and tabs. */
export function watchTabs(): void {
  document.addEventListener('keydown', (event) => {
    const tab = event.target as HTMLElement;
    const list = tab.closest('[data-tabs] > [role=tablist]');
    if (!list || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = [...list.children];
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
    if (group.dataset.tabs) selectTab(group, readStored(TABS_PREFIX + group.dataset.tabs));
  }
}
