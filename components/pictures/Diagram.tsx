import { useId } from 'react';
import { scrollable } from '../../theme/scrollable';
import { useText } from '../../theme/use-text';
import styles from './Diagram.module.css';
import type { texts } from './texts';

/** A labeled box with arrows to other boxes. Units are those of the viewBox, which is 360 wide. */
type Box = { x: number; y: number; width: number; label: string; accent?: boolean; to?: string[] };

/** Boxes by id, to which `to` refers. */
export type Boxes = Readonly<Record<string, Box>>;

type Props = { name: 'bundleModes' | 'exports' | 'libItems'; height: number; boxes: Boxes };

const BOX_HEIGHT = 26;

/** A diagram that follows the theme and the width of the page. The viewBox has a margin of one unit for strokes. */
export function Diagram({ name, height, boxes }: Props) {
  const text = useText<typeof texts>();
  const title = useId();
  return (
    <figure className={`${styles.picture} rp-not-doc`}>
      <div {...scrollable(text(`picture.${name}.alt`))}>
        <svg viewBox={`-1 -1 362 ${height + 2}`} width={720} height={height * 2} role="img" aria-labelledby={title}>
          <title id={title}>{text(`picture.${name}.alt`)}</title>
          {Object.entries(boxes).map(([id, { x, y, width, label, accent, to = [] }]) => (
            <g key={id}>
              {to.map((target) => (
                <Arrow key={target} from={boxes[id]} to={boxes[target]} />
              ))}
              <rect
                className={accent ? styles.accent : styles.box}
                x={x}
                y={y}
                width={width}
                height={BOX_HEIGHT}
                rx={5}
              />
              <text
                className={styles.label}
                x={x + width / 2}
                y={y + BOX_HEIGHT / 2}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {label}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>{text(`picture.${name}.caption`)}</figcaption>
    </figure>
  );
}

/** An arrow from the right edge of one box to the left edge of another. */
function Arrow({ from, to }: { from: Box | undefined; to: Box | undefined }) {
  if (!from || !to) return null;
  const [x1, y1, x2, y2] = [from.x + from.width, from.y + BOX_HEIGHT / 2, to.x, to.y + BOX_HEIGHT / 2];
  const middle = (x1 + x2) / 2;
  return (
    <>
      <path className={styles.arrow} d={`M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2 - 4} ${y2}`} />
      <path className={styles.tip} d={`M${x2} ${y2} l-6 -3.5 v7 z`} />
    </>
  );
}
