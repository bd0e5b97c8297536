import { useState } from 'react';
import styles from './Rating.module.css';

export interface RatingProps {
  /** What is rated. */
  label: string;
  initial?: number;
}

export function Rating({ label, initial = 0 }: RatingProps) {
  const [stars, setStars] = useState(initial);
  return (
    <div role="group" aria-label={label} className={styles.rating}>
      {[1, 2, 3].map((n) => (
        <button key={n} type="button" aria-pressed={n <= stars} onClick={() => setStars(n)}>
          {n}
        </button>
      ))}
    </div>
  );
}
