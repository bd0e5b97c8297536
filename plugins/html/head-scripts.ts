import { APPEARANCE_KEY, appearanceSettings, type DarkMode } from '../../document/head/appearance.ts';
import { hideByQuery } from '../../document/head/hide-by-query.ts';
import {
  type AddressPrefixes,
  localizedAddress,
  redirectFirstVisit,
  VISITED_KEY,
} from '../../document/head/redirect-first-visit.ts';
import { redirectTarget, redirectUnknown } from '../../document/head/redirect-unknown.ts';
import { selectTab, showRememberedTabs } from '../../document/head/show-remembered-tabs.ts';
import { applyTheme, showStoredTheme } from '../../document/head/show-stored-theme.ts';
import { TABS_PREFIX } from '../../document/head/tabs-prefix.ts';
import { setTrustedTypesPolicy } from '../../document/head/trusted-types-policy.ts';

/** Source text that calls a function of `document/head/`; arguments are serialized as JSON, functions as source text. */
function call(run: (...values: never[]) => void, ...values: unknown[]): string {
  const written = values.map((value) => (typeof value === 'function' ? String(value) : JSON.stringify(value)));
  return `(${run})(${written.join(', ')});`;
}

/** Runs before the first paint. */
export function firstPaintScript(darkMode: DarkMode, prefixes: AddressPrefixes): string {
  const { hasChoice, initial } = appearanceSettings(darkMode);
  return [
    call(setTrustedTypesPolicy),
    call(redirectFirstVisit, VISITED_KEY, prefixes, localizedAddress),
    call(showStoredTheme, hasChoice ? APPEARANCE_KEY : '', initial, applyTheme),
    `(${hideByQuery})(location.search);`,
    call(showRememberedTabs, TABS_PREFIX, selectTab),
  ].join('\n');
}

/**
 * Redirects from the 404 page.
 *
 * @param paths all pages of the site
 */
export function redirectScript(prefixes: AddressPrefixes, paths: readonly string[]): string {
  const others = prefixes.languages.filter((language) => language !== prefixes.defaultLanguage);
  const isComplete = (path: string) => others.every((language) => paths.includes(`/${language}${path}`));
  const own = paths.filter((path) => !others.some((language) => path.startsWith(`/${language}/`)));
  return call(
    redirectUnknown,
    prefixes,
    own.filter((path) => !isComplete(path)),
    redirectTarget,
  );
}

/**
 * Rules for browsers that can fetch a page when the reader is about to open it: the pointer rests on its link, or presses
 * it. Not prerendering, because a quick press has to wait for that.
 *
 * @param base the base of all addresses, with a slash at its end
 */
export function prefetchRules(base: string): string {
  const isPage = [{ href_matches: `${base}*` }, { not: { href_matches: `${base}*.*` } }];
  return JSON.stringify({ prefetch: [{ where: { and: isPage }, eagerness: 'moderate' }] });
}
