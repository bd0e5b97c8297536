import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { mine: './src/index.tsx' },
    define: { MINE: '"mine"' },
    include: ['mine'],
  },
  resolve: { alias: { mine: './mine' } },
  output: {
    distPath: { js: 'mine' },
    filename: { js: 'mine.js' },
    cleanDistPath: { keep: [/mine/] },
    externals: { mine: 'mine' },
    assetPrefix: '/mine/',
    cssModules: { localIdentName: 'mine' },
  },
  dev: {
    assetPrefix: '/mine/',
    progressBar: { id: 'mine' },
    client: { path: '/mine' },
  },
  server: {
    publicDir: { name: 'mine' },
    headers: { mine: 'mine' },
  },
  tools: { lightningcssLoader: { pseudoClasses: { hover: 'mine' } } },
  plugins: [{ name: 'mine', setup() {} }],
  lib: [{}],
});
