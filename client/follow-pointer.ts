import { reducedMotion } from './reduced-motion';

/**
 * Tells the stars of the home page where the mouse is, by two CSS variables, `--pointer-x` and `--pointer-y`: from -1
 * at the left or top edge of the window to 1 at the opposite one. Does nothing for touch, and takes the variables
 * away while the reader prefers reduced motion.
 */
export function followPointer(): void {
  let frame = 0;

  window.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse' || reducedMotion?.matches) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        stars()?.setProperty('--pointer-x', share(clientX, window.innerWidth));
        stars()?.setProperty('--pointer-y', share(clientY, window.innerHeight));
      });
    },
    { passive: true },
  );
  reducedMotion?.addEventListener('change', () => {
    if (!reducedMotion?.matches) return;
    cancelAnimationFrame(frame);
    stars()?.removeProperty('--pointer-x');
    stars()?.removeProperty('--pointer-y');
  });
}

function stars(): CSSStyleDeclaration | undefined {
  return document.querySelector<HTMLElement>('[data-stars]')?.style;
}

/** Where a distance in px lies in a length in px: -1 at its start, 0 in its middle, 1 at its end. */
function share(distance: number, length: number): string {
  return ((distance / length) * 2 - 1).toFixed(3);
}
