import { type Act, READY_EVENT } from './start-later';

/** Where the focus went with a key, by where it was: the next key was meant for there. */
type Moves = Map<EventTarget, EventTarget>;

/**
 * Tells the script of the head that the page works, and replays what the reader did until now.
 *
 * @param imageDelay from the start until images can be opened, in milliseconds
 */
export function replayEarlyEvents(imageDelay: number): void {
  const replay = (acts: Act[]) => replayEvents(acts, imageDelay);
  window.dispatchEvent(new CustomEvent(READY_EVENT, { detail: replay }));
  pointAgain();
}

/**
 * Replays what a reader did before the page worked: once, in order.
 *
 * @param acts what was recorded; what comes while this goes on is added at the end
 */
export async function replayEvents(acts: Act[], imageDelay: number): Promise<void> {
  const moves: Moves = new Map();
  for (;;) {
    // Each act finds React at rest, and the page as the act before has left it.
    await new Promise((resolve) => setTimeout(resolve));
    const act = acts.shift();
    if (!act) return;
    const { target } = act.event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (target.localName === 'img') await waitFor(imageDelay);
    const { length } = acts;
    if (act.event.type === 'input') fillIn(act, target);
    else repeat(act.event, target, moves);
    // What the browser tells of a box that was ticked here passes for an act of the reader.
    acts.length = length;
  }
}

/** The application's timer was set before this one, so it has fired. */
function waitFor(delay: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}

function repeat(act: Event, target: Element, moves: Moves): void {
  if (!(act instanceof KeyboardEvent)) return void target.dispatchEvent(new MouseEvent(act.type, act));
  const field = document.activeElement;
  if (isLetter(act) && field !== target && field instanceof HTMLInputElement) {
    return fillIn({ event: act, value: field.value + act.key }, field);
  }
  const place = moves.get(target) ?? target;
  place.dispatchEvent(new KeyboardEvent(act.type, act));
  const { activeElement } = document;
  if (place === target || activeElement !== place) moves.set(target, activeElement ?? place);
}

function isLetter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey;
}

/**
 * Tells React what a reader has put into a field. React takes what it finds there for what it had
 * written itself, so the field is changed in React's eyes first, and then in the browser's alone.
 */
function fillIn({ value = '', checked, caret }: Act, field: Element): void {
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

/** A mouse that rests where it is tells nobody; what opens under it has not heard of it. */
function pointAgain(): void {
  const under = [...document.querySelectorAll(':hover')].at(-1);
  for (const type of ['pointerover', 'mouseover']) {
    under?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  }
}
