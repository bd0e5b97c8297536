import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { allIds, idsIn, subjects } from './requirement-ids.ts';

/** Ends a run with the requirements that no passed test of the run names. */
export default class RequirementsReporter implements Reporter {
  readonly #proven = new Set<string>();
  #passed = 0;
  #failed = 0;

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'unexpected') this.#failed += 1;
    if (!test.ok() || test.results.at(-1)?.status !== 'passed') return;
    this.#passed += 1;
    for (const id of idsIn(test.titlePath().join(' '))) this.#proven.add(id);
  }

  onEnd(result: FullResult): void {
    const unproven = allIds.filter((id) => !this.#proven.has(id));
    console.log(
      `\nRequirements: ${allIds.length - unproven.length} of ${allIds.length} named by a passed test. No test of this run names:`,
    );
    for (const id of unproven) console.log(`  ${id}  ${subjects[id]}`);
    console.log(`\n${result.status}: ${this.#passed} passed, ${this.#failed} failed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
