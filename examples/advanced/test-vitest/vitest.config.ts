import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'happy-dom', slowTestThreshold: 10_000 },
  resolve: { alias: { 'test-vitest': fileURLToPath(new URL('./src/index.ts', import.meta.url)) } },
});
