import { defineConfig } from '@rslib/core';
import { trace } from './trace.ts';

export default defineConfig({
  plugins: [trace('top')],
  lib: [
    {
      plugins: [trace('item'), trace('early', { enforce: 'pre' })],
      tools: {
        bundlerChain: () => console.log('tools.bundlerChain'),
        rspack: () => console.log('tools.rspack'),
      },
    },
  ],
});
