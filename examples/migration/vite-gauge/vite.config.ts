import { defineConfig } from 'vite';

export default defineConfig({
  define: { __VERSION__: JSON.stringify('3.1.0') },
  build: {
    outDir: 'old',
    target: 'es2020',
    sourcemap: true,
    lib: {
      entry: 'src/index.ts',
      name: 'Gauge',
      fileName: 'gauge',
      formats: ['es', 'umd'],
    },
    rolldownOptions: {
      external: ['lodash'],
      output: { globals: { lodash: '_' } },
    },
  },
});
