// A separate chunk, loaded only on pages with images.
import mediumZoom from 'medium-zoom/dist/pure';
import { BUTTON_ATTRIBUTES } from './attach-zoom';
import { zoomOptions } from './zoom-options';

const { margin, scrollOffset } = zoomOptions;
const SVG_DATA = /^data:image\/svg/;

/** A single instance, because its listeners stay on the document forever. */
const zoom = mediumZoom({ margin, scrollOffset, background: 'var(--rp-c-bg)' });

/**
 * Enlarges an image. Only one image opens at a time; closing it during the opening animation takes effect at its end.
 *
 * @param dialog covers the image and makes the page inert; its `data-state` follows the animation
 * @returns a function that closes the image, or undefined if it does not open
 */
export function enlarge(image: HTMLImageElement, dialog: HTMLDialogElement): (() => void) | undefined {
  // An image that has not loaded and has no alt text has no size.
  if (zoom.getZoomedImage() || image.width === 0 || image.height === 0) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  let closes = false;
  const close = () => {
    closes = true;
    void zoom.close();
  };
  const enter = (event: string, state: string, then = () => {}) =>
    image.addEventListener(
      `medium-zoom:${event}`,
      () => {
        dialog.dataset.state = state;
        then();
      },
      { signal },
    );

  const copy = open(image);
  const sharper = sharperOf(image);
  dialog.showModal();
  dialog.dataset.state = 'opening';
  window.addEventListener('resize', close, { signal });
  enter('opened', 'open', async () => {
    if (closes) return close();
    const file = await sharper;
    if (file && dialog.dataset.state === 'open') replace(copy, file);
  });
  enter('close', 'closing');
  enter('closed', 'closed', () => {
    listening.abort();
    zoom.detach(image);
    dialog.close();
    if (image.isConnected) image.focus({ preventScroll: true });
  });
  return close;
}

/**
 * Opens an image. It is attached only while open, since we handle its clicks, and opens without its sharper file,
 * because medium-zoom would wait for that first.
 */
function open(image: HTMLImageElement): HTMLImageElement {
  const { zoomSrc } = image.dataset;
  delete image.dataset.zoomSrc;
  void zoom.attach(image).open({ target: image });
  if (zoomSrc) image.dataset.zoomSrc = zoomSrc;
  const copy = document.body.lastElementChild as HTMLImageElement;
  for (const name of BUTTON_ATTRIBUTES) copy.removeAttribute(name);
  return copy;
}

/**
 * Loads the sharper file named in `data-zoom-src`.
 *
 * @returns undefined if there is none, or it fails to load, which logs a warning
 */
async function sharperOf(image: HTMLImageElement): Promise<HTMLImageElement | undefined> {
  const { zoomSrc } = image.dataset;
  // medium-zoom recognizes an SVG only by a URL that ends in `.svg`.
  if (!zoomSrc) return SVG_DATA.test(image.src) ? image : undefined;
  const sharper = new Image();
  sharper.src = zoomSrc;
  try {
    await sharper.decode();
    return sharper;
  } catch {
    console.warn('Unable to reach the zoom image target', sharper.src);
    return undefined;
  }
}

/** Shows another file in the center of the viewport, as large as its size and the viewport allow. */
function replace(copy: HTMLImageElement, file: HTMLImageElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = copy.getBoundingClientRect();
  const larger = SVG_DATA.test(file.src) ? Infinity : Math.max(1, file.naturalWidth / width);
  const scale = Math.min(clientWidth / width, clientHeight / height, larger);
  const { a, d, e, f } = new DOMMatrix(getComputedStyle(copy).transform);
  copy.removeAttribute('srcset');
  copy.src = file.src;
  copy.style.transform = `matrix(${a * scale}, 0, 0, ${d * scale}, ${e}, ${f})`;
}
