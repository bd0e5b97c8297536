import type { Box } from './fit';
import { zoomOptions } from './zoom-options';
import { backTo, copyOf, enlarged, move, sharperOf } from './zoomed-image';

export type ZoomState = 'closed' | 'opening' | 'open' | 'closing';

type Shown = { image: HTMLImageElement; copy: HTMLImageElement; place: Box; listening: AbortController };

/**
 * Opens images in a dialog: from closed over opening to open, and over closing back to closed.
 *
 * While an image moves nothing opens, and what would close it does so when it has arrived.
 *
 * @param dialog takes the image; its `data-state` tells the state
 */
export function createZoom(dialog: HTMLDialogElement) {
  let state: ZoomState = 'closed';
  let shown: Shown | undefined;
  let closesOnArrival = false;

  function enter(next: ZoomState) {
    state = next;
    dialog.dataset.state = next;
  }

  async function open(image: HTMLImageElement): Promise<void> {
    if (state !== 'closed') return;
    const place = image.getBoundingClientRect();
    // A picture that was never loaded and has no alternative text takes no room.
    if (place.width === 0 || place.height === 0) return;
    const copy = copyOf(image, place);
    const current = { image, copy, place, listening: new AbortController() };
    shown = current;
    closesOnArrival = false;
    dialog.prepend(copy);
    dialog.showModal();
    image.style.visibility = 'hidden';
    enter('opening');
    listen(current.listening.signal);
    const arrived = move(copy, enlarged(place, image));
    void sharpen(current, arrived);
    await arrived;
    if (shown !== current) return;
    enter('open');
    if (closesOnArrival) await close();
  }

  async function sharpen(current: Shown, arrived: Promise<void>): Promise<void> {
    const sharper = await sharperOf(current.image);
    await arrived;
    if (!sharper || shown !== current || state !== 'open') return;
    current.copy.src = sharper.src;
    await move(current.copy, enlarged(current.place, sharper));
  }

  async function close(): Promise<void> {
    if (state === 'opening') closesOnArrival = true;
    if (state !== 'open' || !shown) return;
    const current = shown;
    enter('closing');
    current.listening.abort();
    await move(current.copy, backTo(current.image, current.place));
    if (shown === current) reset();
  }

  /** Closes without a transition, as when the page changes. */
  function reset(): void {
    if (!shown) return;
    const { image, copy, listening } = shown;
    shown = undefined;
    listening.abort();
    copy.remove();
    image.style.visibility = '';
    enter('closed');
    dialog.close();
    if (image.isConnected) image.focus({ preventScroll: true });
  }

  function listen(signal: AbortSignal) {
    const start = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (Math.abs(window.scrollY - start) <= zoomOptions.scrollThreshold) return;
      timer ??= setTimeout(close, zoomOptions.closeDelay);
    };
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    window.addEventListener('resize', () => close(), { signal });
  }

  return { open, close, reset };
}
