import { addressInstead } from '../../head/address-instead.ts';
import { allowOwnCode } from '../../head/allow-own-code.ts';
import { APPEARANCE_KEY, appearanceSettings, type DarkMode } from '../../head/appearance.ts';
import { holdEarlyPopstate } from '../../head/early-popstate.ts';
import { hideByQuery } from '../../head/hide-by-query.ts';
import { type AddressPrefixes, localizedAddress } from '../../head/localized-address.ts';
import { redirectFirstVisit, VISITED_KEY } from '../../head/redirect-first-visit.ts';
import { redirectUnknown } from '../../head/redirect-unknown.ts';
import { showRememberedTabs } from '../../head/show-remembered-tabs.ts';
import { showStoredTheme } from '../../head/show-stored-theme.ts';
import { READY_EVENT, startLater } from '../../head/start-later.ts';
import { KEY_PREFIX as TABS_PREFIX } from '../../head/tab-memory.ts';

// Functions of head/ become source text here. `call` passes values as JSON, and functions as they are.
function call(run: (...values: never[]) => void, ...values: unknown[]): string {
  const written = values.map((value) => (typeof value === 'function' ? String(value) : JSON.stringify(value)));
  return `(${run})(${written.join(', ')});`;
}

/** What runs before anything is painted. */
export function firstPaintScript(darkMode: DarkMode, prefixes: AddressPrefixes): string {
  const { hasChoice, initial } = appearanceSettings(darkMode);
  return [
    call(allowOwnCode),
    call(redirectFirstVisit, VISITED_KEY, prefixes, localizedAddress),
    call(showStoredTheme, hasChoice ? APPEARANCE_KEY : '', initial),
    `(${hideByQuery})(location.search);`,
    call(showRememberedTabs, TABS_PREFIX),
  ].join('\n');
}

/** What stands in for the application, and fetches and starts it. */
export function startScript(files: readonly string[]): string {
  return call(holdEarlyPopstate, READY_EVENT) + call(startLater, files, READY_EVENT);
}

/** What redirects from the 404 page. */
export function redirectScript({ base, defaultLanguage }: AddressPrefixes): string {
  return call(redirectUnknown, base, defaultLanguage, addressInstead);
}
