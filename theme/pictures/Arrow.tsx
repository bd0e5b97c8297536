import styles from './Picture.module.css';

type Point = readonly [x: number, y: number];

/** An arrow from one point to another, level at both of its ends. */
export function Arrow({ from: [x1, y1], to: [x2, y2] }: { from: Point; to: Point }) {
  const middle = (x1 + x2) / 2;
  return (
    <g>
      <path className={styles.arrow} d={`M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2 - 4} ${y2}`} />
      <path className={styles.tip} d={`M${x2} ${y2} l-6 -3.5 v7 z`} />
    </g>
  );
}
