import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'own',
      output: { distPath: './dist/own' },
    },
    {
      id: 'both',
      output: {
        autoExternal: { packageJson: ['./package.json', '../../package.json'] },
        distPath: './dist/both',
      },
    },
  ],
});
