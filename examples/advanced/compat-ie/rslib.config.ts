import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'compatIe', syntax: ['ie 11'], output: { target: 'web' } }],
});
