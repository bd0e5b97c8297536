import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { allIds, idsIn, subjects } from './requirement-ids.ts';

/** Ends a run with the requirements that no passed test of the run names, and with what passed at the second try only. */
export default class RequirementsReporter implements Reporter {
  #tests: TestCase[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(result: FullResult): void {
    const ended = (...outcomes: string[]) =>
      this.#tests.filter((test) => test.results.length > 0 && outcomes.includes(test.outcome()));
    const titleOf = (test: TestCase) => test.titlePath().join(' ');
    const passed = ended('expected', 'flaky');
    const proven = new Set(passed.flatMap((test) => [...idsIn(titleOf(test))]));
    const unproven = allIds.filter((id) => !proven.has(id));
    console.log(
      `\nRequirements: ${allIds.length - unproven.length} of ${allIds.length} named by a passed test. No test of this run names:`,
    );
    for (const id of unproven) console.log(`  ${id}  ${subjects[id]}`);
    for (const test of ended('flaky')) console.log(`passed at the second try only: ${titleOf(test)}`);
    console.log(`\n${result.status}: ${passed.length} passed, ${ended('unexpected').length} failed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
