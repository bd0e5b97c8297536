/** A transparent 1 × 1 px image, which keeps a broken logo's space. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const LOGO = 'img[data-logo]';

/** Hides the broken-image icon of logos that fail to load, before or after this script runs. */
export function replaceBrokenLogos(): void {
  const replace = (element: EventTarget | null) => {
    if (element instanceof HTMLImageElement && element.matches(LOGO)) element.src = PLACEHOLDER;
  };
  addEventListener('error', ({ target }) => replace(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>(LOGO)) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}
