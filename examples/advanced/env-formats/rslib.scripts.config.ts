import { defineConfig } from '@rslib/core';
import packageJson from './package.json' with { type: 'json' };

const constants = { VERSION: JSON.stringify(packageJson.version) };

export default defineConfig({
  output: { target: 'web', distPath: './dist/scripts' },
  lib: [
    {
      id: 'development',
      format: 'umd',
      umdName: 'envFormats',
      source: { define: { ...constants, 'process.env.NODE_ENV': JSON.stringify('development') } },
      output: { filename: { js: 'env-formats.dev.js' } },
      tools: { rspack: { optimization: { nodeEnv: 'development' } } },
    },
    {
      id: 'production',
      format: 'umd',
      umdName: 'envFormats',
      source: { define: constants },
      output: { filename: { js: 'env-formats.min.js' }, minify: true },
    },
    {
      id: 'browser',
      format: 'esm',
      source: { define: { ...constants, 'process.env.NODE_ENV': JSON.stringify('production') } },
      output: { filename: { js: 'env-formats.browser.js' } },
    },
  ],
});
