import { type Choice, keyOf } from './choices.ts';

/** Rslib's output for a combination. Texts are stored by content hash. */
export type Combination = {
  /** The source of `rslib.config.ts`. */
  config: string;
} & (
  | {
      /** Files below `dist` and their contents. */
      files: Record<string, string>;
      /** The matching package.json. */
      manifest: string;
      /** The result of importing the package. */
      use: { command: string; output: string; works: boolean };
    }
  /** Rslib's error for a combination that it refuses. */
  | { message: string }
);

/** The content of `record/outputs.json`. */
export type OutputsFile = {
  contents: Record<string, string>;
  combinations: Record<string, Combination>;
};

/**
 * Looks up a combination and resolves its texts.
 *
 * @throws if the data lacks the combination
 */
export function outputOf(choice: Choice, { contents, combinations }: OutputsFile): Combination {
  const combination = combinations[keyOf(choice)];
  if (!combination) throw new Error(`No output for the combination ${keyOf(choice)}`);
  const text = (hash: string) => contents[hash] ?? '';
  const config = text(combination.config);
  if ('message' in combination) return { config, message: text(combination.message) };
  const { files, manifest, use } = combination;
  return {
    config,
    files: Object.fromEntries(Object.entries(files).map(([path, hash]) => [path, text(hash)])),
    manifest: text(manifest),
    use: { ...use, output: text(use.output) },
  };
}
