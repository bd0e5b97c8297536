/**
 * Selects the tabs that the reader chose before, while the page is parsed and before it is painted; React selects
 * the same ones later. Where storage is blocked, nothing was chosen. Runs in the head as source text, so it has no
 * imports.
 *
 * @param prefix of the storage keys of tab groups
 */
export function showRememberedTabs(prefix: string): void {
  const choices = new Map<string, string>();
  try {
    for (const [key, value] of Object.entries(localStorage)) if (key.startsWith(prefix)) choices.set(key, value);
  } catch {}
  if (choices.size === 0) return;
  function show(): void {
    for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const all = [...tabs.querySelectorAll<HTMLButtonElement>('[role=tab]:enabled')];
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
    // A short page is parsed at once, before the observer is called.
    show();
    observer.disconnect();
  });
}
