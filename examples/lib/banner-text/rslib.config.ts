import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: true,
      banner: {
        js: '/*! swatch 1.0.0 | MIT */',
        css: '/*! swatch 1.0.0 | MIT */',
        dts: '/** Types of swatch 1.0.0 */',
      },
      footer: {
        js: '// End of swatch',
        css: '/* End of swatch */',
        dts: '// End of the types',
      },
      output: { target: 'web' },
    },
  ],
});
