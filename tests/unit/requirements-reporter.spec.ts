import { expect, test } from 'playwright/test';
import type { FullConfig, FullResult, Suite, TestCase } from 'playwright/types/testReporter';
import RequirementsReporter from '../requirements-reporter.ts';

/** What a run prints, and how it ends, with one test for each outcome. */
async function endOf(...outcomes: ReturnType<TestCase['outcome']>[]) {
  const tests = outcomes.map((outcome, index) => ({
    results: [{}],
    annotations: [{ type: 'skip', description: 'no such browser' }],
    outcome: () => outcome,
    titlePath: () => [`test ${index}`],
    parent: { project: () => ({ name: 'unit' }) },
  }));
  const reporter = new RequirementsReporter();
  reporter.onBegin({ projects: [{}, {}] } as FullConfig, { allTests: () => tests } as unknown as Suite);
  const said: string[] = [];
  const { log } = console;
  console.log = (line: string) => void said.push(line);
  try {
    return { said, ...(await reporter.onEnd({ status: 'passed' } as FullResult)) };
  } finally {
    console.log = log;
  }
}

test('a run in which a test passed only on a retry has failed, and its last lines name the test', async () => {
  const { said, status } = await endOf('expected', 'flaky', 'expected');
  expect(status).toBe('failed');
  expect(said).toContain('failed, passed only on a retry: test 1');
  expect(said.at(-1)).toBe('\nfailed: 2 passed, 1 failed');
});

test('a run in which tests were skipped has passed, and its last lines say why they were', async () => {
  const { said, status } = await endOf('expected', 'skipped', 'skipped');
  expect(status).toBe('passed');
  expect(said).toContain('skipped 2: no such browser');
  expect(said.at(-1)).toBe('\npassed: 1 passed, 0 failed');
});
