import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { mode: './env/mode.ts', themes: './env/themes.ts', load: './env/load.ts' } },
  lib: [
    { id: 'kept', output: { distPath: './kept' } },
    {
      id: 'replaced',
      output: { distPath: './replaced' },
      source: { define: { 'import.meta.env.MODE': JSON.stringify('production') } },
      tools: {
        rspack: {
          module: {
            parser: {
              javascript: { importDynamic: true, importMeta: { url: false, dirname: false, filename: false } },
            },
          },
        },
      },
    },
  ],
});
