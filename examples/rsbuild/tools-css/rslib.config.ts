import { defineConfig } from '@rslib/core';

// A PostCSS plugin is an object with a name and visitors.
const scope = {
  postcssPlugin: 'scope',
  Rule(rule: { selector: string }) {
    if (rule.selector === '.chip') rule.selector = '.acme .chip';
  },
};

export default defineConfig({
  syntax: ['chrome 60'],
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      output: { distPath: './dist/default' },
    },
    {
      id: 'postcss',
      output: { distPath: './dist/postcss' },
      tools: {
        postcss: (_options, { addPlugins }) => addPlugins(scope),
      },
    },
    {
      id: 'untouched',
      output: { distPath: './dist/untouched' },
      tools: { lightningcssLoader: false },
    },
  ],
});
