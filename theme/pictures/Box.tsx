import styles from './Picture.module.css';

type Props = { x: number; y: number; width: number; label: string; accent?: boolean };

/** The height of a box, in the units of a drawing. */
export const boxHeight = 26;

/** A named box: a file, an option, or a program. */
export function Box({ x, y, width, label, accent = false }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={accent ? styles.accent : styles.box} width={width} height={boxHeight} rx={5} />
      <text className={styles.label} x={width / 2} y={boxHeight / 2} textAnchor="middle" dominantBaseline="central">
        {label}
      </text>
    </g>
  );
}
