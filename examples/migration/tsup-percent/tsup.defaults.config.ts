import { defineConfig } from 'tsup';

// Neither format, target nor shims is set.
export default defineConfig({
  entry: ['src/index.ts'],
  outDir: 'defaults',
  define: { __VERSION__: JSON.stringify('2.3.0') },
});
