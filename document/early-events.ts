import type { RecordedEvent } from './replay-events';

const recorded: RecordedEvent[] = [];
const holds: Promise<unknown>[] = [];
let isReady = false;
let endEarlyPopstate = () => {};

/**
 * Records events that only the application can handle, until it listens, and leaves all others to the browser.
 *
 * @param onNeed called for each recorded event
 */
export function recordEarlyEvents(onNeed: () => void): void {
  endEarlyPopstate = handleEarlyPopstate();
  const record = (event: Event) => {
    if (isReady || !event.isTrusted || !needsApplication(event)) return;
    onNeed();
    const { type, checked } = event.target as HTMLInputElement;
    // Text is not replayed, which would undo what is typed meanwhile: components read their fields when they start.
    if (event.type === 'input' && type !== 'radio' && type !== 'checkbox') return;
    recorded.push({ event, checked });
    if (event.type === 'input') return;
    // React may be listening already and would handle the event twice.
    event.stopImmediatePropagation();
    if (!(event.target as Element).closest('[popovertarget]')) event.preventDefault();
  };
  for (const type of ['click', 'input']) addEventListener(type, record, true);
}

/**
 * Records events in a part of the page whose script is still loading, while the application runs.
 *
 * @returns a function that stops recording and returns what was recorded
 */
export function recordIn(part: HTMLElement): () => RecordedEvent[] {
  const own: RecordedEvent[] = [];
  const record = (event: Event) => {
    if (!isReady || !event.isTrusted || !needsApplication(event)) return;
    const { type, checked } = event.target as HTMLInputElement;
    if (event.type === 'input' && type !== 'radio' && type !== 'checkbox') return;
    own.push({ event, checked });
    if (event.type !== 'input') event.preventDefault();
  };
  for (const type of ['click', 'input']) part.addEventListener(type, record, true);
  return () => {
    for (const type of ['click', 'input']) part.removeEventListener(type, record, true);
    return own;
  };
}

/** Drops the recorded events after a failed start: they would be stale by the next one. */
export function dropEarlyEvents(): void {
  recorded.length = 0;
}

/** Leaves all events to the browser from now on, since the application will not handle any; drops the recorded ones. */
export function stopRecording(): void {
  dropEarlyEvents();
  isReady = true;
}

/** Has the replay wait for parts of the page that are still loading. */
export function holdEarlyEvents(until: Promise<unknown>): void {
  holds.push(until);
}

/**
 * Replays what was recorded, once no part of the page is loading, then stops recording.
 *
 * @param replay drains the list, to which events are added until it returns
 */
export async function endEarlyEvents(replay: (recorded: RecordedEvent[]) => Promise<void>): Promise<void> {
  endEarlyPopstate();
  // Parts of the page start in tasks of their own, which precede this one.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.allSettled(holds);
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
 * `actions.ts` handles controls with `data-action`.
 */
function needsApplication({ type, target }: Event): boolean {
  return type === 'input' || isReactControl(target as Element);
}

function isReactControl(target: Element): boolean {
  const control: Element & Partial<HTMLButtonElement> = target.closest('a, button') ?? target;
  if (!control.matches('button:not([data-action])')) return false;
  // A click on a button that hides a popover may have other effects.
  return !control.popoverTargetElement || control.popoverTargetAction === 'hide';
}
