import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: ['esm', 'cjs'],
  outDir: 'old',
  target: 'es2020',
  define: { __VERSION__: JSON.stringify('0.9.0') },
  sourcemap: true,
  dts: { oxc: true },
});
