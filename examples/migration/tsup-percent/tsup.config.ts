import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/cli.ts'],
  format: ['esm', 'cjs'],
  outDir: 'old',
  define: { __VERSION__: JSON.stringify('2.3.0') },
  sourcemap: true,
  shims: true,
  clean: true,
});
