import type { Choice } from '../output-explorer/choices.ts';
import type { Consumer } from './consumer.ts';

/** How many consumers load an output, and the names of the others by error message. */
export type LoadResults = { output: string; loads: number; all: number; failures: Record<string, string[]> };

/**
 * The recorded results of the tested output that corresponds to a choice.
 *
 * @throws if a consumer has no result for it
 */
export function loadResultsOf(choice: Choice, consumers: readonly Consumer[]): LoadResults {
  const output = kindOf(choice);
  const failures: Record<string, string[]> = {};
  for (const { group, name, errors } of consumers) {
    const error = errors[group === 'typescript' ? typesOf(choice) : output];
    if (error === undefined) throw new Error(`${name} has no result for "${output}"`);
    if (error !== null) failures[error] = [...(failures[error] ?? []), name.replaceAll('`', '')];
  }
  return { output, loads: consumers.length - Object.values(failures).flat().length, all: consumers.length, failures };
}

/** Names the tested output. The syntax level makes no difference to these consumers. */
function kindOf({ format, bundle, autoExtension }: Choice): string {
  if (format === 'cjs' && autoExtension === 'false') return 'cjs-js';
  return bundle === 'false' && /^(?:esm|cjs)$/.test(format) ? `${format}-bundleless` : format;
}

/**
 * Names the tested output with the same declarations, which are all that TypeScript reads: `umd` has none, and
 * `cjs-bundleless` has `.d.ts` files.
 */
function typesOf({ format, dts }: Choice): string {
  return dts === 'false' ? 'umd' : format === 'esm' ? 'esm' : 'cjs-bundleless';
}
