import { useLocation } from '@rspress/core/runtime';
import { useState } from 'react';
import { type CurrentStateOf, type Entry, groupsAtStart, groupsOnTrail } from '../../site/sidebar-tree';

/**
 * The open groups of the sidebar. A navigation opens the groups of the current page; all others keep their state while
 * the sidebar stays the same.
 *
 * @param level the sidebar's entries; a new array counts as a new sidebar
 * @returns the keys of the open groups, and a function that toggles one
 */
export function useOpenGroups(
  level: readonly Entry[],
  currentStateOf: CurrentStateOf,
): [ReadonlySet<string>, (key: string) => void] {
  const { pathname } = useLocation();
  const [state, setState] = useState(() => ({ level, pathname, open: groupsAtStart(level, currentStateOf) }));

  let { open } = state;
  if (state.level !== level || state.pathname !== pathname) {
    open =
      state.level === level
        ? new Set([...open, ...groupsOnTrail(level, currentStateOf)])
        : groupsAtStart(level, currentStateOf);
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
