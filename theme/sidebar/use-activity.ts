import { useActiveMatcher, useLocation } from '@rspress/core/runtime';
import { type ActivityOf, activityAt } from '../../site/sidebar-tree';

/** How entries of the sidebar relate to the current address. */
export function useActivity(): ActivityOf {
  return activityAt(useLocation().pathname, useActiveMatcher());
}
