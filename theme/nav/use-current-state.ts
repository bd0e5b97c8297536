import { useActiveMatcher, useLocation, usePage } from '@rspress/core/runtime';
import { type CurrentStateOf, currentStateAt } from '../../shared/sidebar-tree';

/** How entries of the bar and the sidebar relate to the current path. */
export function useCurrentState(): CurrentStateOf {
  const { pathname } = useLocation();
  const isPage = useActiveMatcher();
  // All unknown URLs share one prerendered page.
  if (usePage().page.pageType === '404') return () => undefined;
  return currentStateAt(pathname, isPage);
}
