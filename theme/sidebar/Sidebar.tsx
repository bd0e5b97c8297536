import { useLocation, useSidebar } from '@rspress/core/runtime';
import {
  IconArrowRight,
  Link,
  parseInlineMarkdownText,
  renderInlineMarkdown,
  SvgWrapper,
  Tag,
} from '@rspress/core/theme';
import { Fragment, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { SIDEBAR, showItem } from '../../document/show-item';
import {
  type Block,
  blocksOf,
  type Entry,
  type Group,
  isGroup,
  type PageEntry,
  trailTo,
} from '../../shared/sidebar-tree';
import { useCurrentState } from '../nav/use-current-state';
import { useText } from '../use-text';
import styles from './Sidebar.module.css';

/** The pages of the current section. */
export function Sidebar() {
  const text = useText();
  return (
    <nav aria-label={text('pages.name')}>
      <Level entries={useSidebar() as Entry[]} />
    </nav>
  );
}

/** One level: lists, separated by dividers and section headers. */
function Level({ entries }: { entries: readonly Entry[] }) {
  return blocksOf(entries).map((block, index) => (
    <Fragment key={index}>
      {block.divider && <hr className={styles.divider} data-type={block.divider.dividerType} />}
      <BlockItems block={block} />
    </Fragment>
  ));
}

function BlockItems({ block: { header, entries } }: { block: Block }) {
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
          {entries.map((entry) =>
            isGroup(entry) ? (
              <GroupItem key={entry.text} group={entry} />
            ) : (
              <li key={entry.text} data-context={entry.context}>
                <PageItem entry={entry} />
              </li>
            ),
          )}
        </ul>
      )}
    </>
  );
}

/**
 * A group that opens and closes natively. If the group is a page itself, it is a link next to the arrow; if it cannot be
 * collapsed, it is a label.
 */
function GroupItem({ group }: { group: Group }) {
  const text = useText();
  const { link, collapsible = true } = group;
  const opening = useOpening(group);
  const pages = (
    <div className={styles.pages}>
      <Level entries={group.items as Entry[]} />
    </div>
  );
  return (
    <li className={styles.group} data-context={group.context}>
      {(link || !collapsible) && <PageItem entry={group as PageEntry} />}
      {collapsible ? (
        <details {...opening}>
          <summary
            className={link ? styles.toggle : styles.row}
            aria-label={link && text('pages.of', { group: parseInlineMarkdownText(group.text) })}
          >
            {!link && <Label entry={group} />}
            <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />
          </summary>
          {pages}
        </details>
      ) : (
        pages
      )}
    </li>
  );
}

/**
 * Opens a group at first unless it is collapsed, and whenever a navigation leads to a page in it. Otherwise readers open
 * and close it.
 *
 * @returns props for the group's `details`
 */
function useOpening(group: Group) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const hasPage = trailTo([group], useCurrentState()).length > 0;
  const [open] = useState(hasPage || !group.collapsed);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // It is open at first, and the reader may have closed it before the application started.
    if (!isFirst.current && hasPage && details.current) details.current.open = true;
    isFirst.current = false;
  }, [hasPage, pathname]);
  return { ref: details, open };
}

/** A page, or a label if the entry has no link. */
function PageItem({ entry }: { entry: PageEntry }) {
  const current = useCurrentState()(entry);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // `document/` has shown the one of the prerendered page, and the reader may have scrolled since.
    const isStart = document.documentElement.dataset.app !== 'ready' && !import.meta.env.DEV;
    if (current && link.current && !isStart) showItem(link.current, SIDEBAR);
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
