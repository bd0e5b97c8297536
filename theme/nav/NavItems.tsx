import type { NavItem } from '@rspress/core';
import { useNav } from '@rspress/core/runtime';
import { Link, SvgWrapper, Tag } from '@rspress/core/theme';
import type { CurrentState } from '../../shared/sidebar-tree';
import { Menu } from '../menu/Menu';
import styles from './NavItems.module.css';
import { useCurrentState } from './use-current-state';

/** The navigation items on one side of the bar, by default the right one. */
export function NavItems({ position }: { position: 'left' | 'right' }) {
  const items = useNav().filter((item: NavItem) => (item.position ?? 'right') === position);
  const stateOf = useItemState();
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item: NavItem, index: number) => (
        <li key={index}>
          {'items' in item && item.items.length > 0 ? (
            <Menu button={<ItemContent item={item} />} current={stateOf(item) && 'true'}>
              <NavItemList items={hasLink(item) ? [{ ...item, items: [] }, ...item.items] : item.items} />
            </Menu>
          ) : (
            hasLink(item) && <ItemLink item={item} current={stateOf(item)} className={styles.entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Navigation items as a nested list. */
export function NavItemList({ items }: { items: readonly NavItem[] }) {
  const stateOf = useCurrentState();
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>
          {hasLink(item) ? (
            <ItemLink item={item} current={stateOf(item)} className={styles.row} />
          ) : (
            <span className={styles.heading}>
              <ItemContent item={item} />
            </span>
          )}
          {'items' in item && item.items.length > 0 && <NavItemList items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

type ItemLinkProps = { item: NavItem & { link: string }; current: CurrentState; className?: string };

function ItemLink({ item, current, className }: ItemLinkProps) {
  return (
    <Link className={className} href={item.link} aria-current={current}>
      <ItemContent item={item} />
    </Link>
  );
}

function ItemContent({ item }: { item: NavItem }) {
  return (
    <>
      {item.icon && <SvgWrapper icon={item.icon} className={styles.icon} />}
      {item.text}
      {item.tag && <Tag tag={item.tag} />}
    </>
  );
}

function hasLink(item: NavItem): item is NavItem & { link: string } {
  return 'link' in item && Boolean(item.link);
}

/** A menu is current if one of its items is. */
function useItemState(): (item: NavItem) => CurrentState {
  const currentStateOf = useCurrentState();
  return function stateOf(item) {
    if ('items' in item && item.items.some(stateOf)) return 'true';
    return hasLink(item) ? currentStateOf(item) : undefined;
  };
}
