import type { ExampleSpec } from '../../site/examples/example-spec.ts';
import type { Finding } from '../../site/findings/finding.ts';

/**
 * Finds errors that an example prints and that no page shows.
 *
 * @param embedded the files that pages embed, from the root
 * @param read the text of a file, by its path from the root
 */
export function unshownErrors(
  examples: ReadonlyMap<string, ExampleSpec>,
  embedded: ReadonlySet<string>,
  read: (path: string) => string,
): { looked: number; findings: Finding[] } {
  const outputs = [...examples]
    .filter(([, { purpose }]) => purpose === undefined)
    .flatMap(([name, { steps }]) =>
      steps.filter(({ exit }) => exit !== 0).map(({ id }) => `examples/${name}/expected/${id}.txt`),
    )
    .map((file) => ({
      file,
      line:
        read(file)
          .split('\n')
          .findIndex((line) => /^error +|Error/.test(line)) + 1,
    }))
    .filter(({ line }) => line > 0);
  const findings = outputs
    .filter(({ file }) => !embedded.has(file))
    .map(({ file, line }) => ({
      file,
      line,
      column: 1,
      what: 'no page shows this error',
      how: 'embed it where it belongs, take out the step, or give the example a "purpose"',
    }));
  return { looked: outputs.length, findings };
}
