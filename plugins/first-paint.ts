import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { allowOwnCode } from '../head/allow-own-code.ts';
import { APPEARANCE_KEY, appearanceSettings, type DarkMode } from '../head/appearance.ts';
import { hideByQuery } from '../head/hide-by-query.ts';
import type { AddressPrefixes } from '../head/localized-address.ts';
import { localizedAddress } from '../head/localized-address.ts';
import { redirectFirstVisit, VISITED_KEY } from '../head/redirect-first-visit.ts';
import { showRememberedTabs } from '../head/show-remembered-tabs.ts';
import { showStoredTheme } from '../head/show-stored-theme.ts';
import { KEY_PREFIX as TABS_PREFIX } from '../head/tab-memory.ts';

/** Rspress's own script for the theme, which fails where storage is blocked, and leaves names in `window`. */
const STOCK_SCRIPT = /<script>[^<]*rspress-theme-appearance[^<]*<\/script>/g;

/**
 * The script that runs in the head of every page before anything is painted.
 *
 * @param darkMode the site's setting
 * @param prefixes what addresses of the site begin with
 * @returns its source; it leaves no name behind
 */
export function firstPaintScript(darkMode: DarkMode, prefixes: AddressPrefixes): string {
  const { hasChoice, initial } = appearanceSettings(darkMode);
  const call = (run: (...values: never[]) => void, ...values: string[]) => `(${run})(${values.join(', ')});`;
  const source = [
    call(allowOwnCode),
    call(redirectFirstVisit, JSON.stringify(VISITED_KEY), JSON.stringify(prefixes), String(localizedAddress)),
    call(showStoredTheme, JSON.stringify(hasChoice ? APPEARANCE_KEY : ''), JSON.stringify(initial)),
    call(hideByQuery, 'location.search'),
    call(showRememberedTabs, JSON.stringify(TABS_PREFIX)),
  ].join('\n');
  if (/<\/script|<!--/i.test(source)) throw new Error('first-paint: the script would end itself');
  return source;
}

/** Puts our script for the first paint where Rspress has its own. */
export function firstPaint(): RspressPlugin {
  let script = '';
  let expected = 1;
  const replaceScript: RsbuildPlugin = {
    name: 'first-paint',
    setup(api) {
      api.modifyRspackConfig(async (_, { rspack }) => {
        const { code } = await rspack.experiments.swc.minify(script, { compress: true, mangle: true });
        script = code.trim();
      });
      api.modifyHTML((html) => {
        const found = html.match(STOCK_SCRIPT)?.length ?? 0;
        if (found !== expected) {
          throw new Error(
            `first-paint: ${found} theme scripts of Rspress in a page, expected ${expected}. Look at STOCK_SCRIPT.`,
          );
        }
        const place = expected === 0 ? '</title>' : STOCK_SCRIPT;
        return html.replace(place, (found) => `${expected === 0 ? found : ''}<script>${script}</script>`);
      });
    },
  };
  return {
    name: 'first-paint',
    config(config) {
      // Rspress writes none where every reader gets the light theme.
      expected = [false, 'force-light'].includes(config.themeConfig?.darkMode ?? true) ? 0 : 1;
      script = firstPaintScript(config.themeConfig?.darkMode, {
        base: (config.base ?? '/').replace(/\/*$/, '/'),
        languages: (config.locales ?? []).map(({ lang }) => lang),
        defaultLanguage: config.lang ?? 'en',
        versions: config.multiVersion?.versions ?? [],
      });
      return config;
    },
    builderConfig: { plugins: [replaceScript] },
  };
}
