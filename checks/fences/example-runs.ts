import { type ExampleSpec, parseExample } from '../../tests/examples/schema.ts';
import type { SourceFiles } from '../source-files.ts';

/** The examples by their names. */
export function readExamples(files: SourceFiles): Map<string, ExampleSpec> {
  return new Map(
    files.list('examples/*/example.json').map((file) => {
      const [, name = ''] = file.split('/');
      return [name, parseExample(files.read(file) ?? '', file)];
    }),
  );
}

/** Every command that a step of an example runs. */
export function runsOfExamples(files: SourceFiles): string[] {
  return [...readExamples(files).values()].flatMap(({ steps }) => steps.map(({ run }) => run));
}
