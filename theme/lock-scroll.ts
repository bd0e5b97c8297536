/** The message of body-scroll-lock, which developers may search for. */
const NO_TARGET =
  'disableBodyScroll unsuccessful - targetElement must be provided when calling disableBodyScroll on IOS devices.';

/** iPads since iPadOS 13 report themselves as a Mac, but a Mac has no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * Stops the page behind an open dialog from scrolling.
 *
 * @param target what may still scroll; without it nothing is locked on iOS
 * @returns the function that unlocks
 */
export function lockScroll(
  target: Element | null | undefined,
  browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator,
): () => void {
  if (!target && isIos(browser)) {
    console.error(NO_TARGET);
    return () => {};
  }
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  // Without the gutter of a classic scrollbar the page would shift sideways.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
