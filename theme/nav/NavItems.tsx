import type { NavItem } from '@rspress/core';
import { useNav } from '@rspress/core/runtime';
import { NavItemContent, NavItemLink } from './NavItemLink';
import { hasLink, NavItemList } from './NavItemList';
import styles from './NavItems.module.css';
import { NavMenu } from './NavMenu';
import { useCurrentState } from './use-current-state';

/** The items of one side of the bar; an item that names no side stands right. */
export function NavItems({ position }: { position: 'left' | 'right' }) {
  const items = useNav().filter((item: NavItem) => (item.position ?? 'right') === position);
  const stateOf = useCurrentState();
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item: NavItem, index: number) => (
        <li key={index}>
          {'items' in item && item.items.length > 0 ? (
            <NavMenu button={<NavItemContent item={item} />} current={stateOf(item) && 'true'}>
              <NavItemList items={hasLink(item) ? [{ ...item, items: [] }, ...item.items] : item.items} />
            </NavMenu>
          ) : (
            hasLink(item) && <NavItemLink item={item} current={stateOf(item)} className={styles.link} />
          )}
        </li>
      ))}
    </ul>
  );
}
