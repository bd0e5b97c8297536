import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'minified', output: { distPath: './scripts/minified', copy: [{ from: './pages' }] } },
    { id: 'kept', output: { distPath: './scripts/kept', copy: [{ from: './pages', info: { minimized: true } }] } },
  ],
});
