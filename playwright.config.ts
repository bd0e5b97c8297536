import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { enterTestEnvironment } from './tests/machine/environment.ts';

enterTestEnvironment(import.meta.dirname);

/** The tests of a kind: those in its folder, and those of components beside what they test. */
const testsOf = (kind: string) => ({
  testMatch: [`tests/${kind}/**/*.spec.ts`, `components/**/*.${kind}.spec.ts`],
});

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it is tried again has found a fault, of the site or of its own.
  retries: 0,
  workers: availableParallelism(),
  // Builds by the real tool run beside browsers, so that limits are generous.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./tests/requirements-reporter.ts']],
  projects: [
    { name: 'contract', testDir: 'tests/contract' },
    { name: 'unit', ...testsOf('unit') },
    { name: 'content', testDir: 'tests/content' },
    { name: 'examples', ...testsOf('examples'), timeout: 600_000 },
    { name: 'hosts', testDir: 'tests/hosts', fullyParallel: false },
    { name: 'engines', testDir: 'tests/engines', fullyParallel: false },
    {
      name: 'site',
      ...testsOf('site'),
      snapshotPathTemplate: 'tests/site/snapshots/{arg}{ext}',
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
