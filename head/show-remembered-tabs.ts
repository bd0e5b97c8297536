/**
 * Shows the tabs that the reader chose before, as the page is being read and before it is painted;
 * React, which starts from the tab of the server, comes to the same. It stands in the head as source
 * text, so it may use nothing from outside. Where storage is blocked, nothing was chosen.
 *
 * @param prefix what storage keys of tab groups begin with
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
  const reading = new MutationObserver(show);
  reading.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    // A short page is read at one go, before the observer is told of any of it.
    show();
    reading.disconnect();
  });
}
