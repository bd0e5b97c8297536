import { Link } from '@rspress/core/theme';
import { type MouseEvent, memo, type PointerEvent } from 'react';
import type { HighlightRange, SearchHit } from '../../search/types';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './ResultList.module.css';
import type { ShownList } from './shown-list';
import { splitByRanges } from './split-by-ranges';

type ListProps = {
  id: string;
  list: ShownList;
  isBusy: boolean;
  active: SearchHit | undefined;
  idOf: (hit: SearchHit) => string;
  onChoose: (event: MouseEvent) => void;
  onPoint: (hit: SearchHit, event: PointerEvent) => void;
};

/** The options of the combobox, grouped by page. Memoized, so that typing alone does not render it again. */
export const ResultList = memo(function ResultList({ id, list, isBusy, active, idOf, onChoose, onPoint }: ListProps) {
  const text = useText();
  return (
    <>
      {list.title && (
        <p aria-hidden="true" className={styles.title}>
          {text(list.title)}
        </p>
      )}
      <div id={id} role="listbox" aria-label={text(list.title ?? 'search.found')} aria-busy={isBusy}>
        {list.groups.map(([first, ...others]) => {
          if (!first) return null;
          return (
            <div key={first.link} role="group" aria-label={first.title} className={styles.group}>
              {!isPageHit(first) && (
                <p aria-hidden="true" className={styles.page}>
                  {first.title}
                </p>
              )}
              {[first, ...others].map((hit) => (
                <ResultRow
                  key={idOf(hit)}
                  id={idOf(hit)}
                  hit={hit}
                  isActive={hit === active}
                  onChoose={onChoose}
                  onPoint={(event) => onPoint(hit, event)}
                />
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
});

type RowProps = {
  id: string;
  hit: SearchHit;
  isActive: boolean;
  onChoose: (event: MouseEvent) => void;
  onPoint: (event: PointerEvent) => void;
};

/** A link to a page or one of its sections. */
function ResultRow({ id, hit, isActive, onChoose, onPoint }: RowProps) {
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
      className={styles.row}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      <Icon name={isPage ? 'page' : 'section'} className={styles.icon} />
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

/** Wraps every part in an element: React would not notice if a translator replaced a text node. */
function Highlighted({ text, ranges }: { text: string; ranges: readonly HighlightRange[] }) {
  return splitByRanges(text, ranges).map(({ text, isMatch }, index) => {
    const Part = isMatch ? 'mark' : 'span';
    return <Part key={index}>{text}</Part>;
  });
}

/** Whether a hit is the page itself rather than one of its sections. */
function isPageHit({ link }: SearchHit): boolean {
  return !link.includes('#');
}
