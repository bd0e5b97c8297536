// A chunk of its own, which only pages with images load.
import mediumZoom from 'medium-zoom/dist/pure';
import { BUTTON_ATTRIBUTES } from './attach-zoom';
import { zoomOptions } from './zoom-options';

const { margin, scrollOffset } = zoomOptions;
const SVG_DATA = /^data:image\/svg/;

/** There is one instance: its listeners stay on the document for ever. */
const zoom = mediumZoom({ margin, scrollOffset, background: 'var(--rp-c-bg)' });

/**
 * Enlarges an image. While one is open nothing else opens, and what would close it on its way does so when it has
 * arrived.
 *
 * @param dialog lies over the image and makes the page inert; its `data-state` tells the state
 * @returns what closes the image, undefined where it does not open
 */
export function enlarge(image: HTMLImageElement, dialog: HTMLDialogElement): (() => void) | undefined {
  // A picture that was never loaded and has no alternative text takes no room.
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
 * Opens an image that stays attached only as long as it is open, since its clicks are ours, and without its sharper
 * file, which medium-zoom would wait for before it opens anything.
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
 * Loads the sharper file that an image names in `data-zoom-src`.
 *
 * @returns undefined where none is named, or it can't be had, which the console is told
 */
async function sharperOf(image: HTMLImageElement): Promise<HTMLImageElement | undefined> {
  const { zoomSrc } = image.dataset;
  // medium-zoom takes a drawing for one only where its address ends with `.svg`.
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

/** Shows another file in the middle of the window, as large as it is and the window allows. */
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
