import { READY_EVENT, type RecordedEvent } from './lazy-start';

/** Where a key moved the focus, by where it was before: the next recorded key was meant for there. */
type FocusMoves = Map<EventTarget, EventTarget>;

/**
 * Tells the script in the head that the page works, and replays the recorded events.
 *
 * @param zoomDelay from the start until images zoom, in milliseconds
 */
export function replayEarlyEvents(zoomDelay: number): void {
  const replay = (recorded: RecordedEvent[]) => replayEvents(recorded, zoomDelay);
  window.dispatchEvent(new CustomEvent(READY_EVENT, { detail: replay }));
  replayHover();
}

/**
 * Replays recorded events once, in order.
 *
 * @param recorded is emptied; events that are recorded during the replay are replayed too
 */
export async function replayEvents(recorded: RecordedEvent[], zoomDelay: number): Promise<void> {
  const moves: FocusMoves = new Map();
  for (;;) {
    // Lets React render what the event before has changed.
    await new Promise((resolve) => setTimeout(resolve));
    const next = recorded.shift();
    if (!next) return;
    const { target } = next.event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    // The timer of the zoom was set before this one, so it fires first.
    if (target.localName === 'img') await new Promise((resolve) => setTimeout(resolve, zoomDelay));
    const { length } = recorded;
    if (next.event.type === 'input') fillIn(next, target);
    else dispatchAgain(next.event, target, moves);
    // The browser's events for a click on a checkbox are trusted, and were recorded.
    recorded.length = length;
  }
}

function dispatchAgain(event: Event, target: Element, moves: FocusMoves): void {
  if (!(event instanceof KeyboardEvent)) return void target.dispatchEvent(new MouseEvent(event.type, event));
  const field = document.activeElement;
  if (isLetter(event) && field !== target && field instanceof HTMLInputElement) {
    return fillIn({ event, value: field.value + event.key }, field);
  }
  const place = moves.get(target) ?? target;
  place.dispatchEvent(new KeyboardEvent(event.type, event));
  const { activeElement } = document;
  if (place === target || activeElement !== place) moves.set(target, activeElement ?? place);
}

function isLetter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey;
}

/**
 * Gives a field the recorded value. React ignores an input event whose value it has set itself, so the value is
 * changed through React's property first, and then past it.
 */
function fillIn({ value = '', checked, caret }: RecordedEvent, field: Element): void {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  if (typeof caret === 'number') field.setSelectionRange(caret, caret);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** A mouse at rest sends no events, so what is under it would not open. */
function replayHover(): void {
  const under = [...document.querySelectorAll(':hover')].at(-1);
  for (const type of ['pointerover', 'mouseover']) {
    under?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  }
}
