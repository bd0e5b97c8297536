/**
 * Selects a tab by its value; does nothing if the group has none. Also inlined in the head, so it has no imports.
 *
 * @param group an element with `data-tabs`, whose first child is the list of its tabs
 */
export function selectTab(group: Element, value: string | null | undefined): void {
  const tabs = [...(group.firstElementChild?.children ?? [])] as HTMLElement[];
  const chosen = tabs.find((tab) => tab.dataset.value === value);
  for (const tab of chosen ? tabs : []) {
    tab.ariaSelected = String(tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') as string);
    panel?.toggleAttribute('data-selected', tab === chosen);
  }
}

/**
 * Selects the remembered tabs while the page is parsed, before it is painted; React later selects the same ones. Does
 * nothing if storage is blocked. Inlined in the head, so it has no imports.
 *
 * @param prefix the prefix of the groups' storage keys
 * @param select `selectTab`, which inlined code cannot import
 */
export function showRememberedTabs(prefix: string, select: typeof selectTab): void {
  const choices = new Map<string, string>();
  try {
    for (const [key, value] of Object.entries(localStorage)) if (key.startsWith(prefix)) choices.set(key, value);
  } catch {}
  if (choices.size === 0) return;
  function show(): void {
    for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]'))
      select(group, choices.get(prefix + group.dataset.tabs));
  }
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    // Short pages are parsed in one go, before the observer is called.
    show();
    observer.disconnect();
  });
}
