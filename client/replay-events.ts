/** An event with the state of its field when it was recorded, since React may reset the field before the replay. */
export type RecordedEvent = { event: Event; value?: string; checked?: boolean; caret?: number | null };

/**
 * Replays recorded events once, in order.
 *
 * @param recorded drained; events recorded during the replay are replayed too
 * @param zoomDelay how long after the start images become zoomable, in milliseconds
 */
export async function replayEvents(recorded: RecordedEvent[], zoomDelay: number): Promise<void> {
  for (;;) {
    // Let React render the result of the previous event.
    await new Promise((resolve) => setTimeout(resolve));
    const next = recorded.shift();
    if (!next) return;
    const { event } = next;
    const { target } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    // The zoom's timer was set earlier than this one, so it fires first.
    if (target.localName === 'img') await new Promise((resolve) => setTimeout(resolve, zoomDelay));
    const { length } = recorded;
    if (event.type === 'input') fillIn(next, target);
    else target.dispatchEvent(new MouseEvent(event.type, event));
    // Drop what the dispatch itself recorded: a click on a checkbox fires trusted events.
    recorded.length = length;
  }
}

/**
 * Sets a field to the recorded value. React ignores input events for a value that it set itself, so clear the field
 * through React's property and then set the value through the native setter.
 */
function fillIn({ value = '', checked, caret }: RecordedEvent, field: Element): void {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !checked;
    field.click();
    return;
  }
  const { value: present, selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  // Keep the reader's later selection: the next letter is meant to replace it.
  if (present === value) field.setSelectionRange(selectionStart, selectionEnd);
  else if (typeof caret === 'number') field.setSelectionRange(caret, caret);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Opens the menu under a resting mouse, which sends no events of its own. */
export function replayHover(): void {
  const under = [...document.querySelectorAll(':hover')].at(-1);
  for (const type of ['pointerover', 'mouseover']) {
    under?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  }
}
