import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// Playwright sets FORCE_COLOR for its workers, and Node.js warns in every command where both are set.
delete process.env.NO_COLOR;

/** The tests of a kind: those in its folder, and those of components beside what they test. */
const testsOf = (kind: string) => ({
  testMatch: [`tests/${kind}/**/*.spec.ts`, `components/**/*.${kind}.spec.ts`],
});

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  // Builds by the real tool run beside browsers, so that limits are generous.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: 'tests/site/snapshots/{arg}{ext}',
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./tests/requirements-reporter.ts']],
  projects: [
    { name: 'contract', testDir: 'tests/contract' },
    { name: 'unit', ...testsOf('unit') },
    { name: 'content', testDir: 'tests/content' },
    { name: 'examples', ...testsOf('examples'), timeout: 600_000 },
    { name: 'hosts', testDir: 'tests/hosts', fullyParallel: false },
    // Drivers of browsers that are not Playwright's own hang now and then.
    { name: 'engines', testDir: 'tests/engines', retries: 2, fullyParallel: false },
    // On a busy machine a browser may miss a deadline once; the end of the run names where it did.
    { name: 'site', ...testsOf('site'), retries: 1, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
