import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { exportedData, readTexts, type Texts } from './live-texts.ts';

type SiteData = { themeConfig: { locales: { lang: string; nav?: unknown; sidebar?: unknown }[] } };

/** Keys of the dictionary that `_nav.json` and `_meta.json` use as labels begin so. */
const LABEL_KEY = /^(?:nav|sidebar)\.\w+$/;

/**
 * Replaces the labels in one language's navigation by their texts.
 *
 * @param value any part of the navigation data; strings that look like `nav.x` or `sidebar.x` are keys
 * @param lang the language whose texts are wanted
 * @returns the same shape with texts in place of keys
 * @throws where the dictionary has no such key
 */
export function resolveLabels(value: unknown, lang: string, texts: Texts): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveLabels(item, lang, texts));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveLabels(item, lang, texts)]));
  }
  if (typeof value !== 'string' || !LABEL_KEY.test(value)) return value;
  const text = texts[value]?.[lang];
  if (text === undefined) {
    throw new Error(
      `docs/${lang}: the label "${value}" of a _nav.json or _meta.json is not in site/texts.ts. Add it there, or correct the label.`,
    );
  }
  return text;
}

/**
 * Lets `_nav.json` and `_meta.json` name texts by their dictionary keys, so that both languages'
 * files are the same bytes. Rspress shows labels as they stand; this rewrites its site data.
 */
export function navigationTexts(texts: Texts): RspressPlugin {
  const rewriteSiteData: RsbuildPlugin = {
    name: 'navigation-texts',
    setup(api) {
      // Rspress writes this module in a transform of its own; ours reads what that one wrote.
      api.transform({ test: /virtual-site-data\.js$/, order: 'post' }, async ({ code }) => {
        const current = api.context.action === 'dev' ? await readTexts() : texts;
        const siteData = exportedData(code) as SiteData;
        for (const locale of siteData.themeConfig.locales) {
          locale.nav = resolveLabels(locale.nav, locale.lang, current);
          locale.sidebar = resolveLabels(locale.sidebar, locale.lang, current);
        }
        return `export default ${JSON.stringify(siteData)}`;
      });
    },
  };
  return { name: 'navigation-texts', builderConfig: { plugins: [rewriteSiteData] } };
}
