import { usePage, useSite } from '@rspress/core/runtime';
import { homeAddress } from '../locale-address';
import { type CurrentState, currentState } from './current-state';

/** @returns a function that tells whether an item leads to the page, or to the section that holds it */
export function useCurrentState(): (item: Parameters<typeof currentState>[0]) => CurrentState {
  const { site } = useSite();
  const { page } = usePage();
  // Unknown addresses share one page, whose markup must not depend on them.
  const route = page.pageType === '404' ? '' : page.routePath;
  return (item) => currentState(item, route, homeAddress(page, site));
}
