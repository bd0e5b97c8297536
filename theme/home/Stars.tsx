import { type CSSProperties, useEffect, useRef } from 'react';
import styles from './Stars.module.css';

/** Horizontal and vertical place in per cent, size in rem, and the longest shift in rem. */
type Star = [x: number, y: number, size: number, depth: number];

/** Placed by eye: few behind the text, more around the picture and at the edges. */
const stars: Star[] = [
  [7, 80, 0.5, 0.75],
  [17, 12, 0.375, 0.5],
  [36, 88, 0.75, 1],
  [44, 14, 0.375, 0.5],
  [61, 20, 0.875, 1.5],
  [71, 90, 0.5, 0.75],
  [78, 11, 0.375, 0.5],
  [88, 22, 0.5, 1],
  [94, 62, 0.875, 1.5],
  [97, 36, 0.375, 0.5],
];

/** On narrow screens, where the text takes the whole width, these would be behind it. */
const wideStars: Star[] = [
  [4, 24, 0.75, 1.25],
  [29, 20, 0.5, 0.75],
  [47, 42, 0.5, 0.75],
  [55, 82, 0.375, 0.5],
];

/** Decoration behind the hero. Stars shift towards the mouse, the nearer ones further. */
export function Stars() {
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => (sky.current ? followPointer(sky.current) : undefined), []);
  const draw = (star: Star, className?: string) => (
    <span key={star.join()} className={className} style={placeOf(star)} />
  );
  return (
    <div ref={sky} className={styles.sky} aria-hidden="true" data-stars>
      {stars.map((star) => draw(star, styles.star))}
      {wideStars.map((star) => draw(star, styles.wide))}
    </div>
  );
}

function placeOf([x, y, size, depth]: Star): CSSProperties {
  return { '--x': `${x}%`, '--y': `${y}%`, '--size': `${size}rem`, '--depth': `${depth}rem` } as CSSProperties;
}

/**
 * Keeps where the mouse is in two CSS variables of an element, `--pointer-x` and `--pointer-y`: from -1
 * at the left or top edge of the window to 1 at the opposite one. Does nothing for touch, and takes the
 * variables away while the reader prefers reduced motion.
 *
 * @returns a function that ends it
 */
function followPointer(element: HTMLElement): () => void {
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
