import { type MouseEvent, memo, type PointerEvent } from 'react';
import type { SearchHit } from '../../search/types';
import { useText } from '../use-text';
import { type HitGroup, isPageHit } from './group-hits';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow';
import type { ShownList } from './shown-list';

type Props = {
  id: string;
  list: ShownList;
  isBusy: boolean;
  active: SearchHit | undefined;
  idOf: (hit: SearchHit) => string;
  onChoose: (event: MouseEvent) => void;
  onPoint: (hit: SearchHit, event: PointerEvent) => void;
};

/** The rows that the field's arrow keys move in, the ones of a page together. A letter that is typed leaves them be. */
export const ResultList = memo(function ResultList({ id, list, isBusy, active, idOf, onChoose, onPoint }: Props) {
  const text = useText();
  return (
    <div className={styles.list}>
      {list.title && (
        <p aria-hidden="true" className={styles.title}>
          {text(list.title)}
        </p>
      )}
      <div id={id} role="listbox" aria-label={text(list.title ?? 'search.found')} aria-busy={isBusy}>
        {list.groups.map((group) => (
          <div key={group.page} role="group" aria-label={group.title} className={styles.group}>
            {hasOwnTitle(group) && (
              <p aria-hidden="true" className={styles.page}>
                {group.title}
              </p>
            )}
            {group.hits.map((hit) => (
              <ResultRow
                key={idOf(hit)}
                id={idOf(hit)}
                hit={hit}
                isActive={hit === active}
                isInGroup={hit !== group.hits[0] || hasOwnTitle(group)}
                onChoose={onChoose}
                onPoint={(event) => onPoint(hit, event)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

/** Whether the page's title stands above its rows, since the first of them does not show it. */
function hasOwnTitle({ hits }: HitGroup): boolean {
  return hits[0] !== undefined && !isPageHit(hits[0]);
}
