import { type ExampleSpec, parseExample } from '../../site/examples/example-spec.ts';
import type { SourceFiles } from '../source-files.ts';

/** The files that say what each example runs. */
export const EXAMPLE_FILES = 'examples/*/example.json';

/** The examples by their names, but for invalid ones, which `valid-examples` reports. */
export function readExamples(files: SourceFiles): Map<string, ExampleSpec> {
  return new Map(
    files.list(EXAMPLE_FILES).flatMap((file) => {
      const [, name = ''] = file.split('/');
      try {
        return [[name, parseExample(files.read(file) ?? '', file)] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** Every command that a step of an example runs. */
export function runsOfExamples(files: SourceFiles): string[] {
  return [...readExamples(files).values()].flatMap(({ steps }) => steps.map(({ run }) => run));
}
