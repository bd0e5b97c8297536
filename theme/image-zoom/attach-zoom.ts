import { type ImageSelector, imagesOf } from './images-of';

/** Images inside these already do something else, or belong to the page's furniture. */
const ELSEWHERE = 'a, button, [role="button"], .rp-not-doc';

const ATTRIBUTES = ['role', 'tabindex', 'aria-haspopup', 'aria-label', 'data-zoomable'] as const;

/**
 * Makes images buttons that open them, by click, Enter and Space.
 *
 * @param selector which images; see `imagesOf`
 * @param open opens an image
 * @param labelOf names the button of an image
 * @returns what makes them plain images again
 * @throws TypeError where the selector is invalid
 */
export function attachZoom(
  selector: ImageSelector,
  open: (image: HTMLImageElement) => void,
  labelOf: (image: HTMLImageElement) => string,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const images = imagesOf(selector, document).filter((image) => !image.closest(ELSEWHERE));
  for (const image of images) {
    const values = ['button', '0', 'dialog', labelOf(image), ''];
    for (const [index, name] of ATTRIBUTES.entries()) image.setAttribute(name, values[index] ?? '');
    image.addEventListener('click', () => open(image), { signal });
    image.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) open(image);
      },
      { signal },
    );
  }
  return () => {
    listening.abort();
    for (const image of images) for (const name of ATTRIBUTES) image.removeAttribute(name);
  };
}
