import { renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';
import { Fragment, useId } from 'react';
import { type Block, blocksOf, type Entry, isGroup } from '../../site/sidebar-tree';
import { GroupItem, type LevelState } from './GroupItem';
import { PageItem } from './PageItem';
import styles from './Sidebar.module.css';

type Props = { entries: readonly Entry[]; state: LevelState; prefix?: string };

/** One level of the sidebar: lists, with dividers and section headers between them. */
export function Level({ entries, state, prefix = '' }: Props) {
  return blocksOf(entries, prefix).map((block, index) => (
    <Fragment key={index}>
      {block.divider ? <hr className={styles.divider} data-type={block.divider.dividerType} /> : null}
      <BlockOfItems block={block} state={state} />
    </Fragment>
  ));
}

function BlockOfItems({ block: { header, entries }, state }: { block: Block; state: LevelState }) {
  const id = useId();
  return (
    <>
      {header ? (
        <p className={styles.header} id={id}>
          <SvgWrapper icon={header.icon ?? ''} className={styles.icon} />
          <span {...renderInlineMarkdown(header.sectionHeaderText)} />
          <Tag tag={header.tag} />
        </p>
      ) : null}
      {entries.length > 0 ? (
        <ul className={styles.list} aria-labelledby={header ? id : undefined}>
          {entries.map(({ entry, key }) =>
            isGroup(entry) ? (
              <GroupItem key={key} group={entry} groupKey={key} state={state}>
                <Level entries={entry.items as Entry[]} state={state} prefix={`${key}-`} />
              </GroupItem>
            ) : (
              <li key={key} className={styles.item} data-context={entry.context}>
                <PageItem entry={entry} activity={state.activityOf(entry)} />
              </li>
            ),
          )}
        </ul>
      ) : null}
    </>
  );
}
