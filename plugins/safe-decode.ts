import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Lets every script of the site decode addresses by `site/addresses/safe-decode.ts`, which never throws. */
export function safeDecodeEverywhere(): RspressPlugin {
  const provide: RsbuildPlugin = {
    name: 'safe-decode',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
        const module = path.join(import.meta.dirname, '../site/addresses/safe-decode.ts');
        appendPlugins(new rspack.ProvidePlugin({ decodeURIComponent: [module, 'safeDecode'] }));
      });
    },
  };
  return { name: 'safe-decode', builderConfig: { plugins: [provide] } };
}
