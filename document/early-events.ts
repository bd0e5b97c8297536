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

/** Drops the recorded events after a failed start: they would be stale by the next one. */
export function dropEarlyEvents(): void {
  recorded.length = 0;
}

/** Leaves all events to the browser from now on, since the application will not handle any; drops the recorded ones. */
export function stopRecording(): void {
  dropEarlyEvents();
  isReady = true;
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
