/** What a reader did, and what stood in the field then: React may empty it before it can be told. */
export type Act = { event: Event; value?: string; checked?: boolean; caret?: number | null };

/** Dispatched on `window` once the page works; its detail is `replayEvents`, for what was recorded until then. */
export const READY_EVENT = 'application-ready';

/**
 * Starts the application at the reader's first act. Its scripts are fetched when the browser has loaded
 * the document and is idle, unless the reader pays for each byte: who only reads spends no processor on
 * them, who acts need not wait for the network. What a reader asks of a control that needs the
 * application is recorded; everything else is the browser's, at once. It stands in the head as source
 * text, so it may use nothing from outside.
 *
 * @param files the scripts of the application; they may run in any order
 * @param readyEvent `READY_EVENT`
 */
export function startLater(files: string[], readyEvent: string): void {
  const recorded: Act[] = [];
  let waiting: string[] | undefined;
  let isReady = false;

  /** What was not asked for yet. An address without a page has no script of its own. */
  function unasked(): string[] {
    waiting ??= files.concat(document.querySelector<HTMLMetaElement>('[name=page-script]')?.content ?? []);
    return waiting;
  }

  function add(name: string, properties: object): HTMLElement {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return element;
  }

  function start(): void {
    for (const src of unasked().splice(0)) {
      // The page stays a document; the next act tries again, and what was asked for is old by then.
      const script = add('script', { src, fetchPriority: 'high' });
      script.onerror = () => {
        script.remove();
        recorded.length = 0;
        unasked().push(src);
      };
    }
  }

  function isForApplication(event: Event): boolean {
    const target = event.target as HTMLElement;
    if (event.type === 'input') return true;
    if (event.type === 'click') {
      const control: HTMLElement & Partial<HTMLButtonElement> & { commandForElement?: Element } =
        target.closest<HTMLElement>('a, button') ?? target;
      // An image that is no link can be enlarged.
      if (!control.matches('button, img')) return false;
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
      return !target.closest('input, textarea, select, [contenteditable]');
    }
    if (shiftKey) return false;
    return target.getAttribute('role') === 'tab' && /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key);
  }

  function record(event: Event): void {
    if (isReady || !event.isTrusted) return;
    start();
    if (!isForApplication(event)) return;
    const { value, checked, selectionEnd: caret } = event.target as HTMLInputElement;
    recorded.push({ event, value, checked, caret });
    if (event.type === 'input') return;
    // React, half-way there, must not carry it out too.
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
      await (event as CustomEvent<(acts: Act[]) => Promise<void>>).detail(recorded);
      isReady = true;
    },
    { once: true },
  );

  addEventListener('load', () => {
    // Before, it is the browser that goes to a place in the page.
    startAt('scroll');
    const { saveData, effectiveType } =
      (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
    if (saveData || /2g|3g/.test(effectiveType ?? '')) return;
    (window.requestIdleCallback ?? setTimeout)(() => {
      // What an address says beyond its page, and an address without one, only the application understands.
      if (location.search + location.hash || !unasked()[files.length]) return start();
      for (const href of unasked()) add('link', { rel: 'prefetch', as: 'script', href });
    });
  });
}
