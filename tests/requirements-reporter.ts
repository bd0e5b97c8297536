import type { FullConfig, FullResult, Reporter, Suite, TestCase } from 'playwright/types/testReporter';
import { allIds, idsIn, subjects } from './requirement-ids.ts';

/**
 * Reports requirements without a passed test, skipped tests with reasons, and pass rates by project. A test that passed
 * only on a retry has failed.
 */
export default class RequirementsReporter implements Reporter {
  #tests: TestCase[] = [];
  #projects = 0;

  onBegin({ projects }: FullConfig, suite: Suite): void {
    this.#projects = projects.length;
    this.#tests = suite.allTests();
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] }> {
    const ended = (...outcomes: string[]) =>
      this.#tests.filter((test) => test.results.length > 0 && outcomes.includes(test.outcome()));
    const titleOf = (test: TestCase) => test.titlePath().join(' ');
    const passed = ended('expected');
    const flaky = ended('flaky');
    const proven = new Set(passed.flatMap((test) => [...idsIn(titleOf(test))]));
    const unproven = allIds.filter((id) => !proven.has(id));
    const isWhole = new Set(this.#tests.map(projectOf)).size === this.#projects;
    if (isWhole)
      console.log(
        `\nRequirements: ${allIds.length - unproven.length} of ${allIds.length} named by a passed test. No test of this run names:`,
      );
    if (isWhole) for (const id of unproven) console.log(`  ${id}  ${subjects[id]}`);
    for (const test of flaky) console.log(`failed, passed only on a retry: ${titleOf(test)}`);
    for (const [reason, count] of countBy(ended('skipped'), reasonOf)) console.log(`skipped ${count}: ${reason}`);
    const passes = countBy(passed, projectOf);
    const tried = [...countBy(ended('expected', 'flaky', 'unexpected'), projectOf)];
    const figures = tried.map(([project, count]) => `${project} ${passes.get(project) ?? 0} of ${count}`);
    console.log(`passed: ${figures.join(' · ')}`);
    const failed = ended('unexpected').length + flaky.length;
    const status = result.status === 'passed' && flaky.length > 0 ? 'failed' : result.status;
    console.log(`\n${status}: ${passed.length} passed, ${failed} failed`);
    return { status };
  }

  printsToStdio(): boolean {
    return false;
  }
}

const projectOf = (test: TestCase) => test.parent.project()?.name ?? '';
const reasonOf = (test: TestCase) => test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason';

function countBy(tests: readonly TestCase[], nameOf: (test: TestCase) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const test of tests) counts.set(nameOf(test), (counts.get(nameOf(test)) ?? 0) + 1);
  return counts;
}
