import { REQUEST_TIMEOUT } from '../shared/request-timeout';
import { dropEarlyEvents, recordEarlyEvents } from './early-events';
import { whenNearWindow } from './near-window';

/** How long the pointer or focus has to rest on a control to count as intent, in milliseconds. */
const REST = 80;
/** Timeout of the idle callback, for a busy browser or one with nothing to draw, in milliseconds. */
const IDLE_TIMEOUT = 2000;
/** Delay of error logs: requests of a document being left fail, and it is gone before it logs that. In milliseconds. */
const REPORT_DELAY = 1000;
/**
 * Controls that need the application. `data-island` marks parts that React renders; a group of the sidebar keeps its
 * state only if the application shows the next page. The menu of the page is a document's.
 */
const INTENT_TARGETS =
  'button:not([data-action], [data-menu=click] > *), nav summary, [data-action=search], [data-island]';

let started: Promise<boolean> | undefined;
/** Whether the application's script runs. */
let hasArrived = false;
/** In the part of the page that a reader has used in vain. */
let notice: HTMLElement | undefined;

/**
 * Fetches and starts the application once. If a script fails, the page stays a document and the next call retries.
 *
 * @returns whether it has started
 */
export function startApplication(): Promise<boolean> {
  started ??= import('./application')
    .then(({ run }) => {
      hasArrived = true;
      // React would take it for a part of the page.
      notice?.remove();
      return run();
    })
    .then(
      () => true,
      (error) => {
        started = undefined;
        hasArrived = false;
        dropEarlyEvents();
        setTimeout(console.error, REPORT_DELAY, error);
        return false;
      },
    );
  return started;
}

/** Starts the application for a part of the page that a reader uses, and has it say so if that fails or is overdue. */
async function startFor({ target }: Event): Promise<void> {
  const part = (target as Element).closest<HTMLElement>('[data-lost]');
  const tell = () => {
    if (!part || hasArrived) return;
    notice ??= document.createElement('p');
    notice.role = 'alert';
    notice.textContent = part.dataset.lost ?? '';
    part.append(notice);
  };
  const timer = setTimeout(tell, REQUEST_TIMEOUT);
  if (!(await startApplication())) tell();
  clearTimeout(timer);
}

/** Whether a start has not ended; it never does while a script is stuck, which no browser fetches twice. */
export function isStarting(): boolean {
  return started !== undefined;
}

/** Starts the application when the reader is about to use something that needs it. */
export function watchIntent(): void {
  recordEarlyEvents(startFor);
  for (const type of ['pointerover', 'focusin']) {
    // One timer per event type: a page that moves under the pointer must not cancel a start by keyboard focus.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startIfResting = ({ target }: Event) => {
      clearTimeout(timer);
      // The browser follows links at least as fast.
      const control = (target as Element).closest?.(`a, ${INTENT_TARGETS}`);
      if (started || !control || control.localName === 'a' || isSavingData()) return;
      timer = setTimeout(startApplication, REST);
    };
    addEventListener(type, startIfResting);
  }

  startForIslands();
}

/** Starts the application for components that work without the reader's intent, and for queries addressed to one. */
function startForIslands(): void {
  const find = (value: string) => [...document.querySelectorAll(`[data-hydrate=${value}]`)];
  if (find('load').length > 0) void startApplication();
  if (isSavingData()) return;
  const isAddressed = location.search && document.querySelector('[data-island]');
  if (find('idle').length > 0 || isAddressed) whenIdle(startApplication);
  for (const element of find('visible')) whenNearWindow(element, startApplication);
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** WebKit has no `requestIdleCallback`. */
function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  else setTimeout(start);
}
