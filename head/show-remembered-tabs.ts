/**
 * Selects the remembered tabs while the page is parsed, before it is painted; React later selects the same ones. Does
 * nothing if storage is blocked. Inlined in the head, so it has no imports.
 *
 * @param prefix the prefix of the groups' storage keys
 */
export function showRememberedTabs(prefix: string): void {
  const choices = new Map<string, string>();
  try {
    for (const [key, value] of Object.entries(localStorage)) if (key.startsWith(prefix)) choices.set(key, value);
  } catch {}
  if (choices.size === 0) return;
  function show(): void {
    for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const all = [...tabs.querySelectorAll<HTMLElement>('[role=tab]')];
      const chosen = all.find((tab) => tab.dataset.value === choices.get(prefix + tabs.dataset.tabs));
      for (const tab of chosen ? all : []) {
        tab.ariaSelected = String(tab === chosen);
        tab.tabIndex = tab === chosen ? 0 : -1;
        const panel = document.getElementById(tab.getAttribute('aria-controls') as string);
        panel?.toggleAttribute('data-selected', tab === chosen);
      }
    }
  }
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    // Short pages are parsed in one go, before the observer is called.
    show();
    observer.disconnect();
  });
}
