import { Link } from '@rspress/core/theme';
import { type ComponentProps, type MouseEvent, memo, type PointerEvent } from 'react';
import type { HighlightRange, SearchHit } from '../../search/types';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './ResultList.module.css';
import { type ShownList, splitByRanges } from './shown-list';

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
        {list.groups.map((hits) => (
          <div key={hits[0].link} role="group" aria-label={hits[0].title} className={styles.group}>
            {!isPageHit(hits[0]) && (
              <p aria-hidden="true" className={styles.page}>
                {hits[0].title}
              </p>
            )}
            {hits.map((hit) => (
              <ResultRow
                key={idOf(hit)}
                hit={hit}
                id={idOf(hit)}
                aria-selected={hit === active}
                onClick={onChoose}
                onPointerMove={(event) => onPoint(hit, event)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
});

/** A link to a page or one of its sections. */
function ResultRow({ hit, ...attributes }: { hit: SearchHit } & ComponentProps<'a'>) {
  const { header, title, statement, highlights, link } = hit;
  const isPage = isPageHit(hit);
  return (
    // The field keeps the focus, so rows are no tab stops.
    <Link role="option" tabIndex={-1} href={link} className={styles.row} {...attributes}>
      <Icon name={isPage ? 'page' : 'section'} size={1.125} className={styles.icon} />
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
