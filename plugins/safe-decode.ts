import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

const MODULE = path.join(import.meta.dirname, '../shared/addresses/safe-decode.ts');

/** Makes all client code decode URLs without throwing: Rspress's code would leave an empty page for `#%E0%A4%A`. */
export function safeDecode(): RspressPlugin {
  return {
    name: 'safe-decode',
    builderConfig: {
      tools: {
        rspack: (_, { appendPlugins, rspack }) =>
          appendPlugins(new rspack.ProvidePlugin({ decodeURIComponent: [MODULE, 'safeDecode'] })),
      },
    },
  };
}
