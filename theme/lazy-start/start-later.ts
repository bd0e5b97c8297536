/** What a reader did, and what stood in the field then: React may empty it before it can be told. */
export type Act = { event: Event; value?: string; checked?: boolean; caret?: number | null };

/** Dispatched on `window` once the page works; its detail is `carryOut`, for what was recorded until then. */
export const READY_EVENT = 'application-ready';

/**
 * Fetches the application when it is wanted: at the reader's first act, or when the browser has loaded
 * the document and is idle, unless the reader pays for each byte. What a reader asks of a control that
 * needs the application is recorded; everything else is the browser's, at once. It stands in the head
 * as source text, so it may use nothing from outside.
 *
 * @param files the scripts of the application; they may run in any order
 * @param readyEvent `READY_EVENT`
 */
export function startLater(files: string[], readyEvent: string): void {
  const recorded: Act[] = [];
  const listening = new AbortController();
  let isFetching = false;

  function fetchFiles(fetchPriority: 'high' | 'low'): void {
    if (isFetching) return;
    isFetching = true;
    const own = document.querySelector<HTMLMetaElement>('meta[name="page-script"]')?.content;
    for (const src of own ? [...files, own] : files) {
      if (document.querySelector(`script[src="${src}"]`)) continue;
      const script = document.createElement('script');
      // The page stays a document; the next act tries again, and what was asked for is old by then.
      script.onerror = () => {
        script.remove();
        recorded.length = 0;
        isFetching = false;
      };
      document.head.append(Object.assign(script, { src, fetchPriority }));
    }
  }

  function isForApplication(event: Event): boolean {
    const target = event.target as HTMLElement;
    if (event.type === 'input') return true;
    if (event.type === 'click') {
      const control = target.closest?.<HTMLButtonElement & { commandForElement?: Element }>(
        'a, button, [role="button"], input, label, summary',
      );
      if (!control?.matches('button, [role="button"]')) return false;
      // The browser opens these. It also hides a popover by itself, whose button may have more to do.
      return !control.commandForElement && !(control.popoverTargetElement && control.popoverTargetAction !== 'hide');
    }
    const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event as KeyboardEvent;
    if (altKey || isComposing) return false;
    if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
    if (key.length === 1) {
      // What is typed after the hotkey of search is meant for its field.
      const isTyping = (recorded.at(-1)?.event as KeyboardEvent | undefined)?.key?.length === 1;
      if (!isTyping && (key !== '/' || shiftKey)) return false;
      return !target.isContentEditable && !/^(?:input|textarea|select)$/i.test(target.tagName);
    }
    if (shiftKey) return false;
    return target.getAttribute('role') === 'tab' && /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key);
  }

  function record(event: Event): void {
    if (!event.isTrusted) return;
    fetchFiles('high');
    if (!isForApplication(event)) return;
    const { value, checked, selectionEnd: caret } = event.target as HTMLInputElement;
    recorded.push({ event, value, checked, caret });
    if (event.type === 'input') return;
    // React, half-way there, must not carry it out too.
    event.stopImmediatePropagation();
    if (!(event.target as Element).closest('[popovertarget]')) event.preventDefault();
  }

  const { signal } = listening;
  for (const type of ['click', 'input', 'keydown']) addEventListener(type, record, { capture: true, signal });
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'focusin']) {
    addEventListener(type, () => fetchFiles('high'), { capture: true, passive: true, once: true, signal });
  }
  addEventListener(
    readyEvent,
    async (event) => {
      await (event as CustomEvent<(acts: Act[]) => Promise<void>>).detail(recorded);
      listening.abort();
    },
    { once: true },
  );

  const { saveData, effectiveType } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  if (saveData || /2g|3g/.test(effectiveType ?? '')) return;
  addEventListener('load', () => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => fetchFiles('low'));
  });
}
