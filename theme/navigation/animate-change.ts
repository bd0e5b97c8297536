import { PAGE_CHANGE_EVENT } from './page-change';

/** A page that takes longer to draw is shown without waiting, in milliseconds; browsers give up after 4000. */
const PATIENCE = 1000;

/**
 * Changes the page in a view transition, where the browser can and the reader likes motion.
 *
 * @param change starts the change; the page-change event tells when it is done
 */
export function animateChange(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const root = document.documentElement;
  root.dataset.contentChange = '';
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        addEventListener(PAGE_CHANGE_EVENT, () => resolve(), { once: true });
        setTimeout(resolve, PATIENCE);
        change();
      }),
  );
  const end = () => delete root.dataset.contentChange;
  // A newer transition skips this one, which then rejects; the page has changed all the same.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}
