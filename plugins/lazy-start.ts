import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { holdEarlyPopstate } from '../head/early-popstate.ts';
import { READY_EVENT, startLater } from '../head/start-later.ts';

/** The scripts of the application, as Rsbuild writes them into the head. */
const ENTRY_SCRIPT = /<script defer src="([^"]+)"><\/script>\n?/g;

/** What Rspress writes for the script of a page. */
const PAGE_PRELOAD = /<link rel="preload" href="([^"]+)" as="script">/g;

/**
 * Takes the application's scripts out of a page, and puts the small script there that fetches and
 * starts them when they are wanted, and stands in for them on the way.
 *
 * @param html the page, with its scripts in the head
 * @param minify shortens a script
 * @throws where the page has no script, or a text that would end the new one
 */
async function startLaterIn(html: string, minify: (source: string) => Promise<string>): Promise<string> {
  const files = [...html.matchAll(ENTRY_SCRIPT)].map(([, file]) => file);
  if (files.length === 0) throw new Error('lazy-start: no script of the application in a page. Look at ENTRY_SCRIPT.');
  const ready = JSON.stringify(READY_EVENT);
  const source = await minify(`(${holdEarlyPopstate})(${ready});(${startLater})(${JSON.stringify(files)}, ${ready});`);
  if (/<\/script|<!--/i.test(source)) throw new Error('lazy-start: the script would end itself');
  return html.replace(ENTRY_SCRIPT, '').replace('</title>', () => `</title>\n<script>${source}</script>`);
}

/** Names the script of a page without loading it. An address without a page has none, so its application starts by itself. */
function namePageScript(name: string, html: string): string {
  return html.replace(PAGE_PRELOAD, name.endsWith('404.html') ? '' : '<meta name="page-script" content="$1">');
}

/**
 * Lets a page be read before its application is fetched: what Rspress has written in advance is
 * complete without. In development pages are not written in advance, so there it does nothing.
 */
export function lazyStart(): RspressPlugin {
  const rewritePages: RsbuildPlugin = {
    name: 'lazy-start',
    setup(api) {
      if (api.context.action !== 'build') return;
      let minify: (source: string) => Promise<string>;
      api.modifyRspackConfig((_, { rspack }) => {
        minify = async (source) => {
          const { code } = await rspack.experiments.swc.minify(source, { compress: true, mangle: true });
          return code.trim();
        };
      });
      api.modifyHTML({ order: 'post', handler: (html) => startLaterIn(html, minify) });
      // Rspress adds the pages' own scripts later, page by page.
      api.processAssets({ stage: 'report', environments: ['node'] }, ({ assets, compilation, sources }) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.html')) continue;
          compilation.updateAsset(name, new sources.RawSource(namePageScript(name, asset.source().toString())));
        }
      });
    },
  };
  return { name: 'lazy-start', builderConfig: { plugins: [rewritePages] } };
}
