/** What the message of body-scroll-lock says, which readers of the console may search for. */
const NO_TARGET =
  'disableBodyScroll unsuccessful - targetElement must be provided when calling disableBodyScroll on IOS devices.';

/** iPads since iPadOS 13 say that they are a Mac, but a Mac has no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * Stops the page behind an open drawer or dialog from scrolling.
 *
 * @param target what may still scroll; iOS needs it, and without it nothing is locked there
 * @param browser whose scrolling it is
 * @returns the function that lets the page scroll again
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
  const before = { overflow: style.overflow, gutter: style.scrollbarGutter };
  // The room of the scrollbar stays, or the page would move sideways.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = before.overflow;
    style.scrollbarGutter = before.gutter;
  };
}
