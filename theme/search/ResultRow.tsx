import { Link } from '@rspress/core/theme';
import type { MouseEvent, PointerEvent } from 'react';
import type { SearchHit } from '../../search/types';
import { isPageHit } from './group-hits';
import { Highlighted } from './Highlighted';
import styles from './ResultRow.module.css';

type Props = {
  id: string;
  hit: SearchHit;
  isActive: boolean;
  /** Whether the row stands below its page's title. */
  isInGroup: boolean;
  onChoose: (event: MouseEvent) => void;
  onPoint: (event: PointerEvent) => void;
};

/** A result: a link to a page or to one of its sections. */
export function ResultRow({ id, hit, isActive, isInGroup, onChoose, onPoint }: Props) {
  const { header, title, statement, highlights, link } = hit;
  const isPage = isPageHit(hit);
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus.
      tabIndex={-1}
      href={link}
      className={`${styles.row} ${isInGroup ? styles.inGroup : ''}`}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" className={styles.icon} aria-hidden="true">
        <path d={drawings[isPage ? 'page' : 'section']} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>
          <Highlighted text={isPage ? title : header} ranges={isPage ? highlights.title : highlights.header} />
        </span>
        {statement && (
          <span className={styles.excerpt}>
            <Highlighted text={statement} ranges={highlights.statement} />
          </span>
        )}
      </span>
    </Link>
  );
}

/** On a grid of 24 by 24 units: a sheet, and the sign of a heading. */
const drawings = {
  page: 'M7 3.5h7l4.5 4.5v12.5h-11.5zM14 3.5v4.5h4.5M10 13h5.5M10 16.5h5.5',
  section: 'M5 9.5h14M5 14.5h14M10.5 4.5l-2 15M15.5 4.5l-2 15',
};
