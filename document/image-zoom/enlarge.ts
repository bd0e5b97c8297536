import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { type ImageSelector, imagesOf } from './images-of';

/** By then a transition of 0.3 s has ended (K-04), in milliseconds. */
const SETTLED = 500;
/** The enlarged copy, which medium-zoom adds to the body. */
const COPY = 'body > .medium-zoom-image--opened';

let zoom: Zoom | undefined;

/**
 * Turns images into buttons that enlarge them, by pointer and key. Images that are buttons already stay as they are.
 *
 * @throws TypeError if the selector is invalid
 */
export function attachZoom(selector: ImageSelector): void {
  zoom ??= createZoom();
  const gone = zoom.getImages().filter((image) => !image.isConnected);
  // Without a list it would detach all.
  if (gone.length > 0) zoom.detach(gone);
  const { open, openUnnamed } = dialogOf().dataset;
  for (const image of imagesOf(selector, document)) {
    if (image.role === 'button') continue;
    const attributes = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog', 'data-zoomable': '' };
    for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
    image.ariaLabel = labelOf(image, open, openUnnamed);
    image.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) void zoom?.open({ target: image });
    });
    zoom.attach(image);
  }
}

/**
 * medium-zoom shows the image. A transparent modal dialog above it adds what medium-zoom lacks: for assistive technology
 * and the keyboard, the page behind is inert, and there is a name and a button to close.
 */
function createZoom(): Zoom {
  const zoom = mediumZoom({ background: 'var(--rp-c-bg)' });
  let listening = new AbortController();
  let isClosing = false;

  function close(event?: Event): void {
    event?.preventDefault();
    isClosing = true;
    // Does nothing during a transition.
    void zoom.close();
  }

  /** medium-zoom waits for the end of a transition, and there is none between equal places. */
  function setState(state: 'opening' | 'open' | 'closing' | 'closed'): void {
    const { dataset } = dialogOf();
    dataset.state = state;
    if (!state.endsWith('ing')) return;
    const end = () => dataset.state === state && copy()?.dispatchEvent(new Event('transitionend'));
    setTimeout(end, SETTLED);
  }

  zoom.on('open', ({ target }) => {
    const image = target as HTMLImageElement;
    const dialog = dialogOf();
    isClosing = false;
    listening = new AbortController();
    const { signal } = listening;
    for (const type of ['click', 'cancel', 'close']) dialog.addEventListener(type, close, { signal });
    addEventListener('resize', close, { signal });
    dialog.ariaLabel = labelOf(image, dialog.dataset.named, dialog.dataset.unnamed);
    dialog.showModal();
    setState('opening');
    const { zoomSrc } = image.dataset;
    // It would wait with the animation until this file has loaded, and fail if closed before that.
    delete image.dataset.zoomSrc;
    queueMicrotask(() => {
      if (zoomSrc) image.dataset.zoomSrc = zoomSrc;
      for (const name of ['role', 'tabindex', 'aria-haspopup', 'aria-label', 'data-zoomable'])
        copy()?.removeAttribute(name);
    });
  });
  zoom.on('opened', ({ target }) => {
    setState('open');
    if (isClosing) return close();
    void sharpen(target as HTMLImageElement);
  });
  zoom.on('close', () => setState('closing'));
  zoom.on('closed', () => {
    setState('closed');
    listening.abort();
    dialogOf().close();
  });
  return zoom;
}

/** @param named for images with alternative text, which replaces `{{alt}}` */
function labelOf({ alt }: HTMLImageElement, named = '', unnamed = ''): string {
  return alt ? named.replace('{{alt}}', () => alt) : unnamed;
}

const dialogOf = () => document.querySelector('dialog[data-zoom]') as HTMLDialogElement;
const copy = () => document.querySelector<HTMLImageElement>(COPY);

/** Replaces the open copy by the file named in `data-zoom-src`, once it has loaded, in its own size (S-06, X-07). */
async function sharpen({ dataset: { zoomSrc } }: HTMLImageElement): Promise<void> {
  const shown = copy();
  if (!zoomSrc || !shown) return;
  const sharper = new Image();
  sharper.src = zoomSrc;
  try {
    await sharper.decode();
  } catch {
    console.warn('Unable to reach the zoom image target', sharper.src);
    return;
  }
  if (dialogOf().dataset.state !== 'open') return;
  shown.src = sharper.src;
  const { clientWidth, clientHeight } = document.documentElement;
  const [left, top, width, height] = (
    [shown.style.left, shown.style.top, shown.style.width, shown.style.height] as const
  ).map(Number.parseFloat) as [number, number, number, number];
  const scale = Math.min(Math.max(sharper.naturalWidth / width, 1), clientWidth / width, clientHeight / height);
  const x = scrollX + (clientWidth - width) / 2 - left;
  const y = scrollY + (clientHeight - height) / 2 - top;
  shown.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}
