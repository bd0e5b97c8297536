import { useSidebar } from '@rspress/core/runtime';
import {
  IconArrowRight,
  Link,
  parseInlineMarkdownText,
  renderInlineMarkdown,
  SvgWrapper,
  Tag,
} from '@rspress/core/theme';
import { Fragment, useEffect, useId, useRef } from 'react';
import { SIDEBAR, showItem } from '../../client/show-item';
import {
  type Block,
  blocksOf,
  type CurrentState,
  type CurrentStateOf,
  type Entry,
  type Group,
  isGroup,
  type PageEntry,
} from '../../site/sidebar-tree';
import { useCurrentState } from '../nav/use-current-state';
import { useText } from '../use-text';
import styles from './Sidebar.module.css';
import { useOpenGroups } from './use-open-groups';

/** Which entries are current and which groups are open. */
type State = { currentStateOf: CurrentStateOf; open: ReadonlySet<string>; toggle: (key: string) => void };

/** The pages of the current section. */
export function Sidebar() {
  const text = useText();
  const entries = useSidebar() as Entry[];
  const currentStateOf = useCurrentState();
  const [open, toggle] = useOpenGroups(entries, currentStateOf);
  return (
    <nav aria-label={text('pages.name')}>
      <Level entries={entries} state={{ currentStateOf, open, toggle }} />
    </nav>
  );
}

type LevelProps = { entries: readonly Entry[]; state: State; prefix?: string };

/** One level: lists, separated by dividers and section headers. */
function Level({ entries, state, prefix = '' }: LevelProps) {
  return blocksOf(entries, prefix).map((block, index) => (
    <Fragment key={index}>
      {block.divider && <hr className={styles.divider} data-type={block.divider.dividerType} />}
      <BlockItems block={block} state={state} />
    </Fragment>
  ));
}

function BlockItems({ block: { header, entries }, state }: { block: Block; state: State }) {
  const id = useId();
  return (
    <>
      {header && (
        <p className={styles.header} id={id}>
          <Label entry={{ ...header, text: header.sectionHeaderText }} />
        </p>
      )}
      {entries.length > 0 && (
        <ul className={styles.list} aria-labelledby={header ? id : undefined}>
          {entries.map(({ entry, key }) =>
            isGroup(entry) ? (
              <GroupItem key={key} group={entry} groupKey={key} state={state} />
            ) : (
              <li key={key} data-context={entry.context}>
                <PageItem entry={entry} current={state.currentStateOf(entry)} />
              </li>
            ),
          )}
        </ul>
      )}
    </>
  );
}

type GroupItemProps = { group: Group; groupKey: string; state: State };

/**
 * A group with a disclosure button. If the group is a page itself, it is a link next to the button; if it cannot be
 * collapsed, it is a label.
 */
function GroupItem({ group, groupKey, state }: GroupItemProps) {
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
  const name = text('pages.of', { group: parseInlineMarkdownText(group.text) });
  return (
    <li className={styles.group} data-context={group.context}>
      {collapsible && !group.link ? (
        <button {...disclosure} className={styles.row}>
          <Label entry={group} />
          {arrow}
        </button>
      ) : (
        <div className={styles.linkRow}>
          <PageItem entry={group as PageEntry} current={state.currentStateOf(group)} />
          {collapsible && (
            <button {...disclosure} className={styles.toggle} aria-label={name}>
              {arrow}
            </button>
          )}
        </div>
      )}
      <div id={id} hidden={!open} className={styles.pages}>
        <Level entries={group.items as Entry[]} state={state} prefix={`${groupKey}-`} />
      </div>
    </li>
  );
}

/** A page, or a label if the entry has no link. */
function PageItem({ entry, current }: { entry: PageEntry; current: CurrentState }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current && link.current) showItem(link.current, SIDEBAR);
  }, [current]);

  const label = <Label entry={entry} />;
  if (!entry.link) return <span className={styles.row}>{label}</span>;
  return (
    <Link ref={link} className={styles.row} href={entry.link} aria-current={current}>
      {label}
    </Link>
  );
}

function Label({ entry: { icon, text, tag } }: { entry: Pick<PageEntry, 'icon' | 'text' | 'tag'> }) {
  return (
    <>
      <SvgWrapper icon={icon ?? ''} className={styles.icon} />
      <span className={styles.text} {...renderInlineMarkdown(text)} />
      <Tag tag={tag} />
    </>
  );
}
