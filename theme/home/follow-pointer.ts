/**
 * Keeps where the mouse is in two CSS variables of an element, `--pointer-x` and `--pointer-y`: from -1
 * at the left or top edge of the window to 1 at the opposite one. Does nothing for touch, and takes the
 * variables away while the reader prefers reduced motion.
 *
 * @returns a function that ends it
 */
export function followPointer(element: HTMLElement): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let frame = 0;

  function follow({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse' || still.matches) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      element.style.setProperty('--pointer-x', share(clientX, window.innerWidth));
      element.style.setProperty('--pointer-y', share(clientY, window.innerHeight));
    });
  }

  function rest(): void {
    if (!still.matches) return;
    cancelAnimationFrame(frame);
    element.style.removeProperty('--pointer-x');
    element.style.removeProperty('--pointer-y');
  }

  window.addEventListener('pointermove', follow, { passive: true });
  still.addEventListener('change', rest);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', follow);
    still.removeEventListener('change', rest);
  };
}

/** Where a distance in px lies in a length in px: -1 at its start, 0 in its middle, 1 at its end. */
function share(distance: number, length: number): string {
  return ((distance / length) * 2 - 1).toFixed(3);
}
