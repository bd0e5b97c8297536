import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'old-debug',
    lib: { entry: 'env/debug.ts', name: 'Debug', fileName: 'debug', formats: ['umd'] },
  },
});
