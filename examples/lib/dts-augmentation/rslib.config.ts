import { defineConfig } from '@rslib/core';

const augmentation = `declare module 'react' {
  interface CSSProperties {
    '--accent'?: string;
  }
}`;

export default defineConfig({
  lib: [
    {
      id: 'files',
      dts: true,
      output: { distPath: './dist/files' },
    },
    {
      id: 'bundled',
      dts: { bundle: true },
      output: { distPath: './dist/bundled' },
    },
    {
      id: 'footer',
      dts: { bundle: true },
      footer: { dts: augmentation },
      output: { distPath: './dist/footer' },
    },
  ],
});
