import { handleEarlyPopstate } from './early-popstate';
import { needsApplication } from './needs-application';
import type { RecordedEvent } from './replay-events';

const recorded: RecordedEvent[] = [];
let isReady = false;
let endEarlyPopstate = () => {};

/**
 * Records events that only the application understands, until it listens. Everything else is left to the browser.
 *
 * @param onNeed called for each of these events
 */
export function recordEarlyEvents(onNeed: () => void): void {
  endEarlyPopstate = handleEarlyPopstate();
  const record = (event: Event) => {
    if (isReady || !event.isTrusted) return;
    const last = recorded.at(-1)?.event;
    if (!needsApplication(event, last?.type === 'keydown' && (last as KeyboardEvent).key.length === 1)) return;
    onNeed();
    const { value, checked, selectionEnd: caret } = event.target as HTMLInputElement;
    recorded.push({ event, value, checked, caret });
    if (event.type === 'input') return;
    // React may be listening already, and would handle it a second time.
    event.stopImmediatePropagation();
    if (!(event.target as Element).closest('[popovertarget]')) event.preventDefault();
  };
  for (const type of ['click', 'input', 'keydown']) addEventListener(type, record, true);
}

/** Drops the events that were recorded so far: they would be too old by the time of another start. */
export function dropEarlyEvents(): void {
  recorded.length = 0;
}

/**
 * Ends the recording.
 *
 * @param replay empties the list of recorded events, which grows until it is done
 */
export async function endEarlyEvents(replay: (recorded: RecordedEvent[]) => Promise<void>): Promise<void> {
  endEarlyPopstate();
  await replay(recorded);
  isReady = true;
}
