import type { NavItem } from '@rspress/core';
import { Link, SvgWrapper, Tag } from '@rspress/core/theme';
import type { CurrentState } from './current-state';
import styles from './NavItemLink.module.css';

/** What an item of the navigation shows: its drawing, its text and its tag. */
export function NavItemContent({ item }: { item: NavItem }) {
  return (
    <>
      {item.icon && <SvgWrapper icon={item.icon} className={styles.icon} />}
      {item.text}
      {item.tag && <Tag tag={item.tag} />}
    </>
  );
}

type Props = { item: NavItem & { link: string }; current: CurrentState; className?: string };

export function NavItemLink({ item, current, className }: Props) {
  return (
    <Link
      className={className}
      href={item.link}
      aria-current={current}
      {...('download' in item && item.download ? { download: true } : {})}
    >
      <NavItemContent item={item} />
    </Link>
  );
}
