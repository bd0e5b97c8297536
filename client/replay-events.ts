/** An event before the application, with the state of its field then, which React may reset before the replay. */
export type RecordedEvent = { event: Event; value?: string; checked?: boolean; caret?: number | null };

/**
 * Replays recorded events once, in order.
 *
 * @param zoomDelay from the start until images zoom, in milliseconds
 * @param recorded is emptied; events that are recorded during the replay are replayed too
 */
export async function replayEvents(recorded: RecordedEvent[], zoomDelay: number): Promise<void> {
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
    else dispatchAgain(next.event, target);
    // The browser's events for a click on a checkbox are trusted, and were recorded.
    recorded.length = length;
  }
}

function dispatchAgain(event: Event, target: Element): void {
  if (!(event instanceof KeyboardEvent)) return void target.dispatchEvent(new MouseEvent(event.type, event));
  const field = document.activeElement;
  // A letter after the hotkey of search was meant for its field.
  if (!isLetter(event) || field === target || !(field instanceof HTMLInputElement)) {
    return void target.dispatchEvent(new KeyboardEvent(event.type, event));
  }
  fillIn({ event, value: field.value + event.key }, field);
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
export function replayHover(): void {
  const under = [...document.querySelectorAll(':hover')].at(-1);
  for (const type of ['pointerover', 'mouseover']) {
    under?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  }
}
