/** The error message of body-scroll-lock, which developers may search for. */
const NO_TARGET =
  'disableBodyScroll unsuccessful - targetElement must be provided when calling disableBodyScroll on IOS devices.';

/** iPads since iPadOS 13 identify as Macs, which have no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * Prevents the page behind an open dialog from scrolling.
 *
 * @param target the element that may still scroll; required on iOS
 * @returns a function that unlocks
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
  // Keep the space of a classic scrollbar, or the page would shift sideways.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
