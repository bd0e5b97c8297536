import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['netscape 4'],
});
