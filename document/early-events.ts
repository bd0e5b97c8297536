import type { RecordedEvent } from './replay-events';

const recorded: RecordedEvent[] = [];
/** Parts of the page whose script is still loading, with the events in them, while the application may run already. */
const parts = new Map<Element, { events: RecordedEvent[]; onUse: () => void }>();
let isReady = false;
let endEarlyPopstate = () => {};

/**
 * Records events that only the application can handle, until it listens, and leaves all others to the browser.
 *
 * @param onNeed called with each recorded event
 */
export function recordEarlyEvents(onNeed: (event: Event) => void): void {
  endEarlyPopstate = handleEarlyPopstate();
  const record = (event: Event) => {
    const target = event.target as Element;
    if (!event.isTrusted || !needsApplication(event)) return;
    const [, part] = [...parts].find(([element]) => element.contains(target)) ?? [];
    if (isReady && !part) return;
    if (part) part.onUse();
    else onNeed(event);
    const { type, checked } = target as HTMLInputElement;
    // Text is not replayed, which would undo what is typed meanwhile: components read their fields when they start.
    if (event.type === 'input' && type !== 'radio' && type !== 'checkbox') return;
    (part?.events ?? recorded).push({ event, checked });
    if (event.type === 'input') return;
    // React may be listening already and would handle the event twice.
    event.stopImmediatePropagation();
    if (!target.closest('[popovertarget]')) event.preventDefault();
  };
  for (const type of ['click', 'input']) addEventListener(type, record, true);
}

/**
 * Records the events in a part of the page whose script is still loading, also those so far, apart from all others: they
 * alone have to wait for it.
 *
 * @param onUse called for each recorded event, and for text that is typed
 * @returns the recorded events, and a function that ends this
 */
export function recordIn(part: Element, onUse: () => void): { events: RecordedEvent[]; end: () => void } {
  const events = recorded.filter(({ event }) => part.contains(event.target as Element));
  recorded.splice(0, Infinity, ...recorded.filter((one) => !events.includes(one)));
  parts.set(part, { events, onUse });
  return { events, end: () => parts.delete(part) };
}

/**
 * Drops the recorded events after a failed start: they would be stale by the next one. Choices return to what the page shows,
 * or to choose the same again would be no event.
 */
export function dropEarlyEvents(): void {
  for (const { event } of recorded.splice(0)) {
    const { name } = event.target as HTMLInputElement;
    if (event.type !== 'input' || !name) continue;
    for (const one of document.getElementsByName(name) as NodeListOf<HTMLInputElement>)
      one.checked = one.defaultChecked;
  }
}

/** Hands back and forward over to the application. */
export function endEarlyHistory(): void {
  endEarlyPopstate();
}

/**
 * Replays what was recorded, then stops recording but in parts that are still loading.
 *
 * @param replay drains the list, to which events are added until it returns
 */
export async function endEarlyEvents(replay: (recorded: RecordedEvent[]) => Promise<void>): Promise<void> {
  // Parts of the page start in tasks of their own, which precede this one.
  await new Promise((resolve) => setTimeout(resolve));
  await replay(recorded);
  isReady = true;
}

/**
 * Reloads when back or forward changes the URL before the application listens: the browser keeps the document for
 * history entries created by `pushState`, and nothing else would update the page. That may happen before this script
 * runs, so it compares the URL with the one the document was loaded from.
 *
 * @returns a function that hands history over to the application
 */
function handleEarlyPopstate(): () => void {
  const loaded = performance.getEntriesByType?.('navigation')[0]?.name ?? '';
  const reload = (event?: Event) => {
    // In some browsers the entry's name is not a URL, and others have no entry.
    if (!loaded.includes(':') || location.href.split('#')[0] === loaded.split('#')[0]) return;
    // Otherwise an application that has just started would fetch the page without showing it.
    event?.stopImmediatePropagation();
    location.reload();
  };
  reload();
  addEventListener('popstate', reload, true);
  return () => removeEventListener('popstate', reload, true);
}

/**
 * Whether only the application can handle an event. The browser handles links, native popovers, and
 * `actions.ts` handles controls with `data-action`. What is outside of React's element belongs to others, such as an
 * extension.
 */
function needsApplication({ type, target }: Event): boolean {
  if (!(target as Element).closest?.('#__rspress_root')) return false;
  return type === 'input' || isReactControl(target as Element);
}

function isReactControl(target: Element): boolean {
  const control: Element & Partial<HTMLButtonElement> = target.closest('a, button') ?? target;
  if (!control.matches('button:not([data-action])')) return false;
  // A click on a button that hides a popover may have other effects.
  return !control.popoverTargetElement || control.popoverTargetAction === 'hide';
}
