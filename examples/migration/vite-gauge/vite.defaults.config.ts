import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    outDir: 'defaults',
    lib: { entry: 'src/index.ts', name: 'Gauge' },
  },
});
