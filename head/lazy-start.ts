/** An event before the application, with the state of its field then, which React may reset before the replay. */
export type RecordedEvent = { event: Event; value?: string; checked?: boolean; caret?: number | null };

/** Dispatched on `window` once the page works; its detail is a function that replays the recorded events. */
export const READY_EVENT = 'application-ready';

/**
 * Starts the application at the reader's first interaction. Its scripts are fetched when the browser is idle after
 * the load event, unless the reader pays per byte. Events on controls that need the application are recorded for
 * the replay; all others are left to the browser. Runs in the head as source text, so it has no imports.
 *
 * @param files the scripts of the application, in any order
 * @param readyEvent `READY_EVENT`
 */
export function startLazily(files: string[], readyEvent: string): void {
  const recorded: RecordedEvent[] = [];
  let scripts: string[] | undefined;
  let isReady = false;

  /** The scripts that are not started yet. An address without a page has no script of its own. */
  function pending(): string[] {
    scripts ??= files.concat(document.querySelector<HTMLMetaElement>('[name=page-script]')?.content ?? []);
    return scripts;
  }

  function add(name: string, properties: object): HTMLElement {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return element;
  }

  function start(): void {
    for (const src of pending().splice(0)) {
      const script = add('script', { src, fetchPriority: 'high' });
      // The page stays as it is; the next interaction tries again, and these events are too old by then.
      script.onerror = () => {
        script.remove();
        recorded.length = 0;
        pending().push(src);
      };
    }
  }

  function needsApplication(event: Event): boolean {
    const target = event.target as HTMLElement;
    if (event.type === 'input') return true;
    if (event.type === 'click') {
      const control: HTMLElement & Partial<HTMLButtonElement> & { commandForElement?: Element } =
        target.closest<HTMLElement>('a, button') ?? target;
      // Images zoom; linked images keep their link.
      if (!control.matches('button, img')) return false;
      // The browser runs commands and opens popovers. A button that hides a popover may do more.
      return !control.commandForElement && !(control.popoverTargetElement && control.popoverTargetAction !== 'hide');
    }
    const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event as KeyboardEvent;
    if (altKey || isComposing) return false;
    if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
    if (key.length === 1) {
      // Letters after a shortcut of search belong into its field.
      const isTyping = (recorded.at(-1)?.event as KeyboardEvent | undefined)?.key?.length === 1;
      if (!isTyping && (key !== '/' || shiftKey)) return false;
      return !target.closest('input, textarea, select, [contenteditable]');
    }
    if (shiftKey) return false;
    return target.getAttribute('role') === 'tab' && /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key);
  }

  function record(event: Event): void {
    if (isReady || !event.isTrusted) return;
    start();
    if (!needsApplication(event)) return;
    const { value, checked, selectionEnd: caret } = event.target as HTMLInputElement;
    recorded.push({ event, value, checked, caret });
    if (event.type === 'input') return;
    // React may be listening already, and would handle it a second time.
    event.stopImmediatePropagation();
    if (!(event.target as Element).closest('[popovertarget]')) event.preventDefault();
  }

  const startAt = (type: string) => addEventListener(type, start, { once: true });
  for (const type of ['click', 'input', 'keydown']) addEventListener(type, record, true);
  startAt('pointermove');
  startAt('pointerdown');
  addEventListener(
    readyEvent,
    async (event) => {
      await (event as CustomEvent<(recorded: RecordedEvent[]) => Promise<void>>).detail(recorded);
      isReady = true;
    },
    { once: true },
  );

  addEventListener('load', () => {
    // Until here it is the browser that scrolls to an anchor.
    startAt('scroll');
    const { saveData, effectiveType } =
      (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
    if (saveData || /2g|3g/.test(effectiveType ?? '')) return;
    (window.requestIdleCallback ?? setTimeout)(() => {
      // Only the application understands a query, a hash, and an address without a page.
      if (location.search + location.hash || !pending()[files.length]) return start();
      for (const href of pending()) add('link', { rel: 'prefetch', as: 'script', href });
    });
  });
}
