import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  outDir: 'protocol',
  define: { __VERSION__: JSON.stringify('2.3.0') },
  removeNodeProtocol: false,
});
