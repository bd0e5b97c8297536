const STOPS = 'a[href], button, input';

/**
 * Traps the focus in an element that covers the page: Tab wraps around, and other focus changes, as by the browser's
 * find-in-page, are reverted.
 *
 * @returns a function that releases the focus
 */
export function trapFocus(element: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  function onKey(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key !== 'Tab' || ctrlKey || metaKey || altKey || isComposing) return;
    event.preventDefault();
    const stops = stopsIn(element);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = shiftKey ? stops.at(Math.max(at, 0) - 1) : stops[(at + 1) % stops.length];
    next?.focus();
  }

  function onFocus({ target, relatedTarget }: FocusEvent): void {
    if (element.contains(target as Node)) return;
    const before = element.contains(relatedTarget as Node | null)
      ? (relatedTarget as HTMLElement)
      : stopsIn(element)[0];
    before?.focus();
  }

  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  return () => listening.abort();
}

function stopsIn(element: HTMLElement): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(STOPS)];
  return all.filter((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0);
}
