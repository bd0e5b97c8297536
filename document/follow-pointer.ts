/**
 * Passes the mouse position to the home page's stars as `--pointer-x` and `--pointer-y`, from -1 at the left or top edge
 * of the viewport to 1 at the right or bottom. Ignores touch; the styles ignore both under reduced motion.
 */
export function followPointer(): void {
  let frame = 0;

  function onMove({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      stars()?.setProperty('--pointer-x', share(clientX, window.innerWidth));
      stars()?.setProperty('--pointer-y', share(clientY, window.innerHeight));
    });
  }

  window.addEventListener('pointermove', onMove, { passive: true });
}

function stars(): CSSStyleDeclaration | undefined {
  return document.querySelector<HTMLElement>('[data-stars]')?.style;
}

/** Maps 0 to `length` onto -1 to 1. */
function share(distance: number, length: number): string {
  return ((distance / length) * 2 - 1).toFixed(3);
}
