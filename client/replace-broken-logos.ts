/** A transparent picture of 1 by 1 px, which keeps the place of a logo that fails. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const LOGO = 'img[data-logo]';

/** Hides the mark of a broken picture where a logo fails, before or after the start of this script. */
export function replaceBrokenLogos(): void {
  const replace = (element: EventTarget | null) => {
    if (element instanceof HTMLImageElement && element.matches(LOGO)) element.src = PLACEHOLDER;
  };
  addEventListener('error', ({ target }) => replace(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>(LOGO)) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}
