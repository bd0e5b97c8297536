import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'banner',
      banner: { js: "import './index.css';" },
      output: { distPath: './dist/banner' },
    },
    {
      id: 'injected',
      output: { injectStyles: true, distPath: './dist/injected' },
    },
  ],
});
