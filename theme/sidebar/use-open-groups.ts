import { useLocation } from '@rspress/core/runtime';
import { useState } from 'react';
import { type ActivityOf, type Entry, groupsAtStart, groupsOnTrail } from '../../site/sidebar-tree';

/**
 * Which groups of the sidebar are open. The group with the current page opens when the page changes;
 * what the reader opened or closed besides stays so while the sidebar is the same.
 *
 * @param level the sidebar's entries; another array is another sidebar
 * @returns the keys of the open groups, and a function that opens or closes one
 */
export function useOpenGroups(
  level: readonly Entry[],
  activityOf: ActivityOf,
): [ReadonlySet<string>, (key: string) => void] {
  const { pathname } = useLocation();
  const [state, setState] = useState(() => ({ level, pathname, open: groupsAtStart(level, activityOf) }));

  let { open } = state;
  if (state.level !== level || state.pathname !== pathname) {
    open =
      state.level === level
        ? new Set([...open, ...groupsOnTrail(level, activityOf)])
        : groupsAtStart(level, activityOf);
    setState({ level, pathname, open });
  }

  const toggle = (key: string) =>
    setState((now) => {
      const next = new Set(now.open);
      if (!next.delete(key)) next.add(key);
      return { ...now, open: next };
    });
  return [open, toggle];
}
