import { IconArrowRight, parseInlineMarkdownText, renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';
import { type ReactNode, useId } from 'react';
import type { ActivityOf, Group, PageEntry } from '../../site/sidebar-tree';
import { useText } from '../use-text';
import { PageItem } from './PageItem';
import styles from './Sidebar.module.css';

/** What every entry of the sidebar asks: whether it is current, and which groups are open. */
export type LevelState = { activityOf: ActivityOf; open: ReadonlySet<string>; toggle: (key: string) => void };

type Props = { group: Group; groupKey: string; state: LevelState; children: ReactNode };

/**
 * A group: a disclosure button before its pages. A group that is a page itself is a link beside its
 * button; one that cannot be collapsed is a label.
 */
export function GroupItem({ group, groupKey, state, children }: Props) {
  const text = useText();
  const id = useId();
  const { collapsible = true } = group;
  const open = !collapsible || state.open.has(groupKey);
  const disclosure = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => state.toggle(groupKey),
  } as const;
  const arrow = <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />;
  const label = (
    <>
      <SvgWrapper icon={group.icon ?? ''} className={styles.icon} />
      <span className={styles.text} {...renderInlineMarkdown(group.text)} />
      <Tag tag={group.tag} />
    </>
  );
  return (
    <li className={styles.group} data-context={group.context}>
      {group.link ? (
        <div className={styles.linkRow}>
          <PageItem entry={group as PageEntry} activity={state.activityOf(group)} />
          {collapsible ? (
            <button
              {...disclosure}
              className={styles.toggle}
              aria-label={text('pages.of', { group: parseInlineMarkdownText(group.text) })}
            >
              {arrow}
            </button>
          ) : null}
        </div>
      ) : collapsible ? (
        <button {...disclosure} className={styles.row}>
          {label}
          {arrow}
        </button>
      ) : (
        <span className={styles.row}>{label}</span>
      )}
      <div id={id} hidden={!open} className={styles.pages}>
        {children}
      </div>
    </li>
  );
}
