import type { DeclaredOption, DefaultCase, DefaultSource } from '../../site/option-facts/option-fact.ts';
import { mergeCases } from './group-cases.ts';
import { inspectDefaultIds, inspectDefaults } from './inspect-defaults.ts';
import { runProbe } from './probe.ts';
import { declarationProbes } from './probes-of-declarations.ts';
import { outputProbes } from './probes-of-output.ts';
import { rsbuildProbes } from './probes-of-rsbuild.ts';
import type { ToolRunner } from './run-tool.ts';

/** A default that the tool itself showed. */
export type MeasuredDefault = { value: string | DefaultCase[]; from: DefaultSource };

/** Measures what the installed tool does with an option that is left out, for every option that lets itself be measured. */
export async function measureDefaults(
  options: readonly DeclaredOption[],
  runner: ToolRunner,
): Promise<Map<string, MeasuredDefault>> {
  const measured = new Map<string, MeasuredDefault>();
  const ofRsbuild = options.filter(({ family }) => family === 'rsbuild');
  for (const [name, value] of await inspectDefaults(ofRsbuild, runner))
    measured.set(name, { value, from: 'inspected' });
  measured.set('id', { value: await inspectDefaultIds(runner), from: 'inspected' });

  const byName = new Map(options.map((option) => [option.name, option]));
  const cases = new Map<string, DefaultCase[]>();
  for (const probe of [...outputProbes, ...declarationProbes, ...rsbuildProbes]) {
    const option = byName.get(probe.option);
    if (!option)
      throw new Error(
        `A probe names the option ${probe.option}, which is not declared — remove the probe, or rename it.`,
      );
    cases.set(probe.option, [...(cases.get(probe.option) ?? []), await runProbe(probe, option, runner)]);
  }
  for (const [name, found] of cases) measured.set(name, { value: mergeCases(found), from: 'probed' });
  return measured;
}
