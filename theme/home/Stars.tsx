import { type CSSProperties, useEffect, useRef } from 'react';
import { followPointer } from './follow-pointer';
import styles from './Stars.module.css';
import { stars } from './stars';

/** Decoration behind the hero. The stars near to the reader go further towards the pointer. */
export function Stars() {
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => (sky.current ? followPointer(sky.current) : undefined), []);
  return (
    <div ref={sky} className={styles.sky} aria-hidden="true" data-stars>
      {stars.map(({ x, y, size, depth, wide }) => (
        <span
          key={`${x} ${y}`}
          className={wide ? styles.wide : styles.star}
          style={{ '--x': `${x}%`, '--y': `${y}%`, '--size': `${size}rem`, '--depth': `${depth}rem` } as CSSProperties}
        />
      ))}
    </div>
  );
}
