import { Link, renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';
import type { Activity, PageEntry } from '../../site/sidebar-tree';
import styles from './Sidebar.module.css';
import { showItem } from './scroll-to-item';

/** What an entry shows; a link where it leads somewhere. */
export function PageItem({ entry, activity }: { entry: PageEntry; activity: Activity }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (activity && link.current) showItem(link.current, '.rp-doc-layout__sidebar');
  }, [activity]);

  const content = (
    <>
      <SvgWrapper icon={entry.icon ?? ''} className={styles.icon} />
      <span className={styles.text} {...renderInlineMarkdown(entry.text)} />
      <Tag tag={entry.tag} />
    </>
  );
  if (!entry.link) return <span className={styles.row}>{content}</span>;
  return (
    <Link ref={link} className={styles.row} href={entry.link} aria-current={activity}>
      {content}
    </Link>
  );
}
