import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'greetings', output: { target: 'web', distPath: './panic' } }],
});
