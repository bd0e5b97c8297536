import type { CSSProperties } from 'react';
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

/** Decoration behind the hero. Stars shift towards the mouse, which the client tells them, the nearer ones further. */
export function Stars() {
  const draw = (star: Star, className?: string) => (
    <span key={star.join()} className={className} style={placeOf(star)} />
  );
  return (
    <div className={styles.sky} aria-hidden="true" data-stars>
      {stars.map((star) => draw(star, styles.star))}
      {wideStars.map((star) => draw(star, styles.wide))}
    </div>
  );
}

function placeOf([x, y, size, depth]: Star): CSSProperties {
  return { '--x': `${x}%`, '--y': `${y}%`, '--size': `${size}rem`, '--depth': `${depth}rem` } as CSSProperties;
}
