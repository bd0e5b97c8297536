import { useNav, usePage, useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { homeAddress } from '../locale-address';
import { type Scope, scopesOf } from './scopes';

/** @returns the parts of the site that can be searched alone, named as the navigation names them */
export function useScopes(): Scope[] {
  const { site } = useSite();
  const { page } = usePage();
  const nav = useNav();
  const home = homeAddress(page, site);
  return useMemo(() => scopesOf(nav, home), [nav, home]);
}
