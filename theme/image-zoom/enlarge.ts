import { reducedMotion } from '../../document/reduced-motion';
import { zoomOptions } from './zoom-options';

/** These are sharp at any size. */
const SVG = /^data:image\/svg|\.svg$/;

/**
 * Enlarges an image to its own size, or as far as the viewport allows. Only one opens at a time; closing it during the
 * opening animation takes effect at its end.
 *
 * @param dialog shows a copy of the image; its `data-state` follows the animation
 */
export async function enlarge(image: HTMLImageElement, dialog: HTMLDialogElement): Promise<void> {
  // An image that has not loaded and has no alt text has no size.
  if (dialog.open || image.width === 0 || image.height === 0) return;
  const listening = new AbortController();
  const { signal } = listening;
  const top = window.scrollY;
  const copy = new Image();
  copy.alt = image.alt;
  copy.src = image.currentSrc;
  copy.toggleAttribute('data-vector', SVG.test(copy.src));

  let closes = false;
  async function close(event?: Event): Promise<void> {
    event?.preventDefault();
    closes = true;
    if (dialog.dataset.state !== 'open' || signal.aborted) return;
    dialog.dataset.state = 'closing';
    await move(copy, ['none', placeOf(image, copy)]);
    end();
    dialog.close();
  }
  function end(): void {
    listening.abort();
    copy.remove();
    delete image.dataset.enlarged;
    dialog.dataset.state = 'closed';
  }
  function onScroll(): void {
    if (Math.abs(window.scrollY - top) > zoomOptions.scrollOffset) setTimeout(close, zoomOptions.closeDelay);
  }
  for (const type of ['click', 'cancel']) dialog.addEventListener(type, close, { signal });
  // Browsers may close a dialog without a cancel event, as on a second Escape.
  dialog.addEventListener('close', end, { signal });
  window.addEventListener('resize', close, { signal });
  window.addEventListener('scroll', onScroll, { signal, passive: true });

  const sharper = sharperOf(image);
  dialog.prepend(copy);
  dialog.showModal();
  const opening = move(copy, [placeOf(image, copy), 'none']);
  image.dataset.enlarged = '';
  dialog.dataset.state = 'opening';
  await opening;
  if (signal.aborted) return;
  dialog.dataset.state = 'open';
  if (closes) return close();
  const file = await sharper;
  if (file) copy.src = file;
}

/** The transform that moves the copy onto the image. */
function placeOf(image: Element, copy: Element): string {
  const [from, to] = [image.getBoundingClientRect(), copy.getBoundingClientRect()];
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.max(from.width / to.width, from.height / to.height)})`;
}

function move(copy: Element, transform: [from: string, to: string]): Promise<unknown> {
  const duration = reducedMotion?.matches ? 0 : zoomOptions.duration;
  return copy.animate({ transform }, { duration, easing: 'ease-in-out' }).finished;
}

/**
 * Loads the sharper file named in `data-zoom-src`.
 *
 * @returns its URL; undefined if there is none, or it fails to load, which logs a warning
 */
async function sharperOf({ dataset: { zoomSrc } }: HTMLImageElement): Promise<string | undefined> {
  if (!zoomSrc) return undefined;
  const sharper = new Image();
  sharper.src = zoomSrc;
  try {
    await sharper.decode();
    return sharper.src;
  } catch {
    console.warn('Unable to reach the zoom image target', sharper.src);
    return undefined;
  }
}
