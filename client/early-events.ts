import { handleEarlyPopstate } from './early-popstate';
import { needsApplication } from './needs-application';
import type { RecordedEvent } from './replay-events';

const recorded: RecordedEvent[] = [];
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
    if (isReady || !event.isTrusted) return;
    if (!needsApplication(event)) return;
    onNeed();
    const { value, checked, selectionEnd: caret } = event.target as HTMLInputElement;
    // Keep only the latest value of a field: replaying older ones would undo what was typed since.
    const before = recorded.at(-1)?.event;
    if (event.type === 'input' && before?.type === 'input' && before.target === event.target) recorded.pop();
    recorded.push({ event, value, checked, caret });
    if (event.type === 'input') return;
    // React may be listening already and would handle the event twice.
    event.stopImmediatePropagation();
    if (!(event.target as Element).closest('[popovertarget]')) event.preventDefault();
  };
  for (const type of ['click', 'input']) addEventListener(type, record, true);
}

/** Drops the recorded events after a failed start: they would be stale by the next one. */
export function dropEarlyEvents(): void {
  recorded.length = 0;
}

/**
 * Replays what was recorded, then stops recording.
 *
 * @param replay drains the list, to which events are added until it returns
 */
export async function endEarlyEvents(replay: (recorded: RecordedEvent[]) => Promise<void>): Promise<void> {
  endEarlyPopstate();
  await replay(recorded);
  isReady = true;
}
