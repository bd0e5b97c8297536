import { TABS_PREFIX } from '../head/tabs-prefix';
import { PAGE_CHANGE_EVENT } from './events';
import { readStored, subscribeStored, writeStored } from './storage';

/** Chooses a tab, in all groups of its id, and remembers it for all pages and later visits. */
export function chooseTab(tab: HTMLElement): void {
  const group = tab.closest('[data-tabs]') as HTMLElement;
  const value = tab.dataset.value ?? '';
  show(group, value);
  if (group.dataset.tabs) writeStored(TABS_PREFIX + group.dataset.tabs, value);
}

/** Lets the arrow keys, Home and End choose a tab, and follows choices in other groups and windows. */
export function watchTabs(): void {
  document.addEventListener('keydown', (event) => {
    const tab = event.target as HTMLElement;
    const group = tab.role === 'tab' && tab.closest<HTMLElement>('[data-tabs]');
    if (!group || event.altKey || event.ctrlKey || event.metaKey) return;
    const open = tabsOf(group).filter((other) => !other.disabled || other === tab);
    const next = indexAfterKey(open.indexOf(tab as HTMLButtonElement), open.length, event.key);
    if (next === undefined) return;
    event.preventDefault();
    const chosen = open[next] as HTMLElement;
    chooseTab(chosen);
    chosen.focus();
  });
  subscribeStored(showRemembered);
  addEventListener(PAGE_CHANGE_EVENT, showRemembered);
}

/**
 * Decides which tab a key leads to.
 *
 * @param key the `key` of a keyboard event
 * @returns the index of that tab; undefined where the key is none of a tab list's
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

/** Shows the tab with that value; without one the group stays as it is. */
function show(group: HTMLElement, value: string): void {
  const tabs = tabsOf(group);
  const chosen = tabs.find((tab) => tab.dataset.value === value && !tab.disabled);
  if (!chosen) return;
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-selected', tab === chosen);
  }
}

/** The tabs of a group, without those of groups inside it. */
function tabsOf(group: HTMLElement): HTMLButtonElement[] {
  return [...group.querySelectorAll<HTMLButtonElement>('[role=tab]')].filter(
    (tab) => tab.closest('[data-tabs]') === group,
  );
}
