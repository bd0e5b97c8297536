import type { HtmlTagHandler, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { DarkMode } from '../../document/head/appearance.ts';
import type { AddressPrefixes } from '../../document/head/redirect-first-visit.ts';
import { languages } from '../../shared/languages.ts';
import { brokenSeam } from '../seams.ts';
import { firstPaintScript, prefetchRules, redirectScript } from './head-scripts.ts';
import { withShellMark } from './with-shell-mark.ts';

type Tags = Parameters<HtmlTagHandler>[0];
type Minify = (source: string) => string;

const PAGE_PRELOAD = /<link rel="preload" href="([^"]+)" as="script">/g;

/**
 * All changes to the HTML of Rspress and Rsbuild, in this order:
 *
 * 1. The first-paint script shows the theme, which Rspress leaves to us: for it, the site is always light.
 * 2. 404 pages get a redirect script.
 * 3. Browsers that can are told which links to prefetch.
 * 4. A page names its own script in a `<meta>` instead of preloading it, because readers who only read do not need it.
 *
 * 5. Links to translations name their languages with the region, as `<html lang>` does.
 * 6. React's root element gets a mark of what React will hydrate.
 *
 * Steps 1 to 3 use public options: Rsbuild's `html.tags` and Rspress's `head`.
 */
export function html(): RspressPlugin {
  let minify: Minify;
  let firstPaint: () => string;
  let darkMode: DarkMode;
  let paths: string[] = [];

  const pages: RsbuildPlugin = {
    name: 'html',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
        appendPlugins(new rspack.DefinePlugin({ DARK_MODE: JSON.stringify(darkMode ?? true) }));
        minify = (source) => rspack.experiments.swc.minifySync(source, { compress: true, mangle: true }).code.trim();
      });
      if (api.context.action !== 'build') return;
      // Rspress emits the pages in an earlier stage.
      api.processAssets({ stage: 'report', environments: ['node'] }, ({ assets, compilation, sources }) => {
        // One at a time: `Object.entries` would hold all of them in memory.
        for (const name of Object.keys(assets)) {
          if (!name.endsWith('.html')) continue;
          compilation.updateAsset(name, (page) => {
            const changed = withLanguageTags(withPageScript(page.source().toString(), name));
            return new sources.RawSource(withShellMark(changed, name));
          });
        }
      });
    },
  };

  return {
    name: 'html',
    config(config) {
      darkMode = config.themeConfig?.darkMode;
      const prefixes = prefixesOf(config);
      firstPaint = () => minify(firstPaintScript(darkMode, prefixes));
      const redirect = ({ routePath }: { routePath: string }) => {
        if (!routePath.endsWith('/404')) return undefined;
        const script = inlineCode(minify(redirectScript(prefixes, paths)));
        // `String.replace` gives these a meaning, and Rspress may insert the tag with it.
        if (/\$[$&`'\d<]/.test(script))
          throw new Error(`This script has a pattern such as $&. Write it otherwise:\n${script}`);
        return `<script>${script}</script>`;
      };
      const prefetch = `<script type="speculationrules">${prefetchRules(prefixes.base)}</script>`;
      const head = [...(config.head ?? []), redirect, prefetch];
      return { ...config, head, themeConfig: { ...config.themeConfig, darkMode: 'force-light' } };
    },
    routeGenerated(routes) {
      paths = routes.map(({ routePath }) => routePath);
    },
    builderConfig: { html: { tags: (tags) => [...tags, inHead(firstPaint())] }, plugins: [pages] },
  };
}

function prefixesOf({ base = '/', locales = [], lang = 'en', multiVersion }: UserConfig): AddressPrefixes {
  return {
    base: base.replace(/\/*$/, '/'),
    languages: locales.map((locale) => locale.lang),
    defaultLanguage: lang,
    versions: multiVersion?.versions ?? [],
  };
}

/** Placed before stylesheets, which inline scripts would wait for. */
function inHead(script: string): Tags[number] {
  return { tag: 'script', children: inlineCode(script), head: true, append: false };
}

/** @returns the code unchanged. @throws if it would close its own script element */
export function inlineCode(code: string): string {
  if (/<\/script|<!--/i.test(code)) throw new Error(`This inline script would end itself:\n${code}`);
  return code;
}

/** Names the languages of alternative pages as `<html lang>` does. Rspress names them by their folders. */
function withLanguageTags(html: string): string {
  return languages.reduce(
    (all, { lang, tag }) =>
      all.replaceAll(`<link rel="alternate" hreflang="${lang}"`, `<link rel="alternate" hreflang="${tag}"`),
    html,
  );
}

/** Replaces the preload of a page's script by a `<meta>`. @throws unless there is exactly one preload */
export function withPageScript(html: string, name: string): string {
  // The default 404 pages of a site without its own have no script.
  if (name.endsWith('404.html')) return html.replace(PAGE_PRELOAD, '');
  const count = html.match(PAGE_PRELOAD)?.length ?? 0;
  if (count !== 1) throw brokenSeam('page-preload', `expected one match of ${PAGE_PRELOAD}, found ${count}`);
  return html.replace(PAGE_PRELOAD, '<meta name="page-script" content="$1">');
}
