import { type Box, fit, type Size } from './fit';
import { zoomOptions } from './zoom-options';

const SVG = /^data:image\/svg|\.svg(?:$|[?#])/i;

/** Makes the image that grows, in the place of the one in the page. */
export function copyOf(image: HTMLImageElement, place: Box): HTMLImageElement {
  const copy = new Image();
  copy.src = image.currentSrc || image.src;
  copy.alt = image.alt;
  for (const side of ['left', 'top', 'width', 'height'] as const) copy.style[side] = `${place[side]}px`;
  return copy;
}

/** The transform that shows an image of this file as large as the window allows. */
export function enlarged(place: Box, file: HTMLImageElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  return fit(place, naturalSize(file), { width: clientWidth, height: clientHeight }, zoomOptions.margin);
}

/** The transform that brings a copy made at one place back to its image, which may have scrolled since. */
export function backTo(image: HTMLImageElement, place: Box): string {
  const now = image.getBoundingClientRect();
  return `translate(${now.left - place.left}px, ${now.top - place.top}px) scale(${now.width / place.width})`;
}

/** Moves a copy to where a transform brings it; resolves when it has arrived. */
export async function move(copy: HTMLImageElement, transform: string): Promise<void> {
  const start = getComputedStyle(copy).transform;
  copy.style.transform = transform;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = isCalm ? 0 : zoomOptions.duration;
  await copy.animate({ transform: [start, transform] }, { duration, easing: 'ease-in-out' }).finished;
}

/**
 * Loads the sharper file that an image names in `data-zoom-src`.
 *
 * @returns the loaded file; undefined where none is named, or it can't be had, which the console is told
 */
export async function sharperOf(image: HTMLImageElement): Promise<HTMLImageElement | undefined> {
  const source = image.dataset.zoomSrc;
  if (!source) return undefined;
  const sharper = new Image();
  sharper.src = source;
  try {
    await sharper.decode();
    return sharper;
  } catch {
    console.warn('Unable to reach the zoom image target', sharper.src);
    return undefined;
  }
}

function naturalSize(file: HTMLImageElement): Size {
  if (SVG.test(file.currentSrc || file.src)) return { width: Infinity, height: Infinity };
  return { width: file.naturalWidth, height: file.naturalHeight };
}
