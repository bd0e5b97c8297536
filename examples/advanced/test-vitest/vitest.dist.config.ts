import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'happy-dom', slowTestThreshold: 10_000 },
});
