import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      banner: { js: 'Copyright Acme' },
    },
  ],
});
