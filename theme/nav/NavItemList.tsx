import type { NavItem } from '@rspress/core';
import styles from './LinkList.module.css';
import { NavItemContent, NavItemLink } from './NavItemLink';
import { useCurrentState } from './use-current-state';

/** Items of the navigation below each other, with their own items below them. */
export function NavItemList({ items }: { items: readonly NavItem[] }) {
  const stateOf = useCurrentState();
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>
          {hasLink(item) ? (
            <NavItemLink item={item} current={stateOf({ ...item, items: [] })} className={styles.link} />
          ) : (
            <span className={styles.heading}>
              <NavItemContent item={item} />
            </span>
          )}
          {'items' in item && item.items.length > 0 && <NavItemList items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

/** Whether an item is a link itself, besides what it may hold. */
export function hasLink(item: NavItem): item is NavItem & { link: string } {
  return 'link' in item && Boolean(item.link);
}
