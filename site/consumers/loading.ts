import type { Choice } from '../output-explorer/choices.ts';
import type { Consumer } from './consumer.ts';

/** A tested output of the same kind as a choice: how many consumers load it, and the failing ones by error message. */
export type Loading = { output: string; loads: number; all: number; failures: Record<string, string[]> };

/** @throws if a consumer has no result for the output */
export function loadingOf(choice: Choice, consumers: readonly Consumer[]): Loading {
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

/** A tested output with the same declarations: TypeScript reads only those. `umd` has none, `cjs-bundleless` `.d.ts`. */
function typesOf({ format, dts }: Choice): string {
  return dts === 'false' ? 'umd' : format === 'esm' ? 'esm' : 'cjs-bundleless';
}
