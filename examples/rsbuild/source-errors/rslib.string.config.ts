import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    // @ts-expect-error An entry is an object.
    entry: './src/celsius.ts',
  },
});
