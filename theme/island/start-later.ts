import { recordIn } from '../../document/early-events';
import { whenNearWindow } from '../../document/near-window';
import { replayEvents } from '../../document/replay-events';
import { REQUEST_TIMEOUT } from '../../shared/request-timeout';
import { notice } from './IslandNotice';
import type { FoundIsland } from './islands';

/**
 * Starts an island once it is near the window and its script has arrived. Then it gets the events from before, which wait
 * for it alone. If the script fails, the next use tries again; a reader who uses an island in vain is told why.
 *
 * @param hydrate hydrates the island synchronously
 * @returns a function that ends this
 */
export function startLater({ element, load }: FoundIsland, hydrate: () => void): () => void {
  let isLoading = false;
  let isUsed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => notice.write({ part: element, text: 'island.failed' });
  const { events, end } = recordIn(element, use);
  if (events.length > 0) use();
  const stop = () => {
    clearTimeout(timer);
    end();
  };

  function use(): void {
    isUsed = true;
    // A script that is stuck neither arrives nor fails.
    timer ??= setTimeout(tell, REQUEST_TIMEOUT);
    start();
  }

  function start(): void {
    if (isLoading) return;
    isLoading = true;
    Promise.resolve(load?.()).then(adopt, fail);
  }

  function adopt(): Promise<void> {
    stop();
    hydrate();
    return replayEvents(events);
  }

  function fail(error: unknown): void {
    isLoading = false;
    // They would be stale by the next attempt.
    events.length = 0;
    console.error(error);
    if (isUsed) tell();
  }

  const stopWaiting = whenNearWindow(element, start);
  return () => {
    stopWaiting();
    stop();
  };
}
