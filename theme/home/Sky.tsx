import type { CSSProperties } from 'react';
import { asset } from '../asset';
import styles from './Sky.module.css';

/** Horizontal and vertical position, size in rem, and maximum shift in rem. */
type Star = [x: string, y: string, size: number, depth: number];

/** Never behind text: in the margins, between the bar and the hero, between the columns, and next to the title. */
const stars: Star[] = [
  ['8%', '5.75rem', 0.375, 0.25],
  ['34%', '5.5rem', 0.5, 0.375],
  ['61%', '5.75rem', 0.375, 0.25],
  ['86%', '5.5rem', 0.5, 0.375],
  ['calc(var(--page-edge) * 0.6 - 0.5rem)', '11rem', 0.5, 0.125],
  ['calc(var(--page-edge) * 0.3)', '31rem', 0.375, 0.125],
  ['calc(100% - var(--page-edge) * 0.45)', '17rem', 0.375, 0.125],
  ['calc(100% - var(--page-edge) * 0.75)', '36rem', 0.5, 0.125],
  ['41%', '13rem', 0.75, 0.75],
  ['calc(50% - 0.25rem)', '20rem', 0.5, 0.5],
  ['calc(50% - 0.375rem)', '38rem', 0.75, 0.5],
];

/** Decoration behind the hero. The stars follow the mouse (`document/follow-pointer.ts`), nearer ones further. */
export function Sky() {
  const background = { '--hero-background': `url("${asset('/hero-background.svg')}")` } as CSSProperties;
  return (
    <div className={styles.sky} style={background} aria-hidden="true" data-stars>
      {stars.map((star) => (
        <span key={star.join()} className={styles.star} style={placeOf(star)} />
      ))}
    </div>
  );
}

function placeOf([x, y, size, depth]: Star): CSSProperties {
  return { '--x': x, '--y': y, '--size': `${size}rem`, '--depth': `${depth}rem` } as CSSProperties;
}
