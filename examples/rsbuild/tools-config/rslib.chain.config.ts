import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  output: { distPath: './dist/chain' },
  tools: {
    bundlerChain(chain) {
      chain.module.rule('sql').test(/\.sql$/).type('asset/source');
    },
    swc(options) {
      options.jsc ??= {};
      options.jsc.transform ??= {};
      options.jsc.transform.react = { runtime: 'classic', pragma: 'h' };
    },
  },
});
