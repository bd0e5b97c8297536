import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { brokenSeam } from './seams.ts';

const MODULE = path.join(import.meta.dirname, '../site/addresses/safe-decode.ts');

/** A call outside of the safe-decode module. */
const UNSAFE = /(?<!globalThis\.)\bdecodeURIComponent\b/;

/** Makes all client code decode URLs without throwing: Rspress's code would leave an empty page for `#%E0%A4%A`. */
export function safeDecode(): RspressPlugin {
  const assertReplaced: RsbuildPlugin = {
    name: 'safe-decode',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets, compilation }) => {
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
        const texts = scripts.map(([name, script]) => ({ name, text: script.source().toString() }));
        const unsafe = texts.filter(({ text }) => UNSAFE.test(text)).map(({ name }) => `${name} decodes by itself`);
        if (!texts.some(({ text }) => text.includes('globalThis.decodeURIComponent'))) unsafe.push('no script decodes');
        for (const found of unsafe) compilation.errors.push(brokenSeam('address-decoding', found));
      });
    },
  };
  return {
    name: 'safe-decode',
    builderConfig: {
      plugins: [assertReplaced],
      tools: {
        rspack: (_, { appendPlugins, rspack }) =>
          appendPlugins(new rspack.ProvidePlugin({ decodeURIComponent: [MODULE, 'safeDecode'] })),
      },
    },
  };
}
