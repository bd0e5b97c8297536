import { type ReactNode, useId } from 'react';
import type { PlainTextKey } from '../../site/texts';
import { useText } from '../use-text';
import styles from './Picture.module.css';

type Props = {
  /** What the drawing shows, in words, for those who can't see it. */
  alt: PlainTextKey;
  caption: PlainTextKey;
  /** Height of the drawing in its own units; it is 360 wide, and a unit is left around it for strokes. */
  height: number;
  children: ReactNode;
};

/** A drawing that follows the theme and the width of the page. */
export function Picture({ alt, caption, height, children }: Props) {
  const text = useText();
  const description = useId();
  return (
    <figure className={`${styles.picture} rp-not-doc`}>
      <svg viewBox={`-1 -1 362 ${height + 2}`} width={720} height={height * 2} role="img" aria-labelledby={description}>
        <title id={description}>{text(alt)}</title>
        {children}
      </svg>
      <figcaption>{text(caption)}</figcaption>
    </figure>
  );
}
