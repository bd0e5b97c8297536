/** An event with the state of its choice when it was recorded, since React may reset it before the replay. */
export type RecordedEvent = { event: Event; checked?: boolean };

/** Controls that have been rendered anew, by those that they replace. */
export const successors = new WeakMap<Element, Element>();

/**
 * Replays recorded events once, in order.
 *
 * @param recorded drained; events recorded during the replay are replayed too
 */
export async function replayEvents(recorded: RecordedEvent[]): Promise<void> {
  for (;;) {
    // Let React render the result of the previous event.
    await new Promise((resolve) => setTimeout(resolve));
    const next = recorded.shift();
    if (!next) return;
    const { event } = next;
    const target = presentOf(event.target as Element);
    if (!target) continue;
    const { length } = recorded;
    if (event.type === 'input') {
      (target as HTMLInputElement).checked = !next.checked;
      (target as HTMLInputElement).click();
    } else target.dispatchEvent(new MouseEvent(event.type, event));
    // Drop what the dispatch itself recorded: a click on a checkbox fires trusted events.
    recorded.length = length;
  }
}

/** The target of an event, or what has replaced the control around it; undefined if it is gone. */
function presentOf(target: Element): Element | undefined {
  if (target.isConnected) return target;
  for (let part: Element | null = target; part; part = part.parentElement) {
    const successor = successors.get(part);
    if (successor) return successor;
  }
  return undefined;
}

/** Tells React what the mouse rests on, such as the search button: a resting mouse sends no events. */
export function replayHover(): void {
  const under = [...document.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
