import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { addressInstead } from '../head/address-instead.ts';
import { redirectUnknown } from '../head/redirect-unknown.ts';

/** Puts the script that leads on into the pages for unknown addresses, and into no other. */
export function redirectUnknownAddresses(): RspressPlugin {
  let source = '';
  const rewritePages: RsbuildPlugin = {
    name: 'lead-on',
    setup(api) {
      if (api.context.action !== 'build') return;
      let minified: Promise<string> | undefined;
      api.modifyRspackConfig((_, { rspack }) => {
        minified ??= rspack.experiments.swc
          .minify(source, { compress: true, mangle: true })
          .then(({ code }) => code.trim());
      });
      api.processAssets({ stage: 'report', environments: ['node'] }, async ({ assets, compilation, sources }) => {
        const script = `<script>${await minified}</script>`;
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('404.html')) continue;
          const html = asset.source().toString();
          compilation.updateAsset(name, new sources.RawSource(html.replace('</title>', (end) => `${end}\n${script}`)));
        }
      });
    },
  };
  return {
    name: 'lead-on',
    config(config) {
      const values = [(config.base ?? '/').replace(/\/*$/, '/'), config.lang ?? 'en'].map((value) =>
        JSON.stringify(value),
      );
      source = `(${redirectUnknown})(${values.join(', ')}, ${addressInstead})`;
      return config;
    },
    builderConfig: { plugins: [rewritePages] },
  };
}
