import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      banner: { js: '// swatch 1.0.0' },
      footer: { js: '// End of swatch' },
      output: { target: 'web', minify: true, distPath: './dist/min' },
    },
  ],
});
