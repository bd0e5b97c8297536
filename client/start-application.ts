import { dropEarlyEvents, recordEarlyEvents } from './early-events';

/** How long the pointer or the focus rests on a control before the reader seems to want it, in milliseconds. */
const REST = 80;
/** What the application serves. `data-island` marks parts of a page that React renders. */
const SERVED = 'a[href^="/"], button:not([data-action]), [data-island]';

let started: Promise<void> | undefined;

/** Fetches and starts the application, once. Where a script fails the page stays a document, and the next call retries. */
export function startApplication(): void {
  started ??= import('./application')
    .then(({ run }) => run())
    .catch((error) => {
      started = undefined;
      dropEarlyEvents();
      console.error(error);
    });
}

/** Starts the application when the reader is about to use something that it serves. */
export function watchIntent(): void {
  recordEarlyEvents(startApplication);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startIfResting = ({ target }: Event) => {
    clearTimeout(timer);
    if (started || !(target as Element).closest?.(SERVED) || isSavingData()) return;
    timer = setTimeout(startApplication, REST);
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, startIfResting, { passive: true });

  // What an address without a page and a page's own code show, and what a query asks an island for.
  const isExpected =
    document.querySelector('[data-start=idle]') || (location.search && document.querySelector('[data-island]'));
  if (isExpected && !isSavingData()) (window.requestIdleCallback ?? setTimeout)(startApplication);
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
