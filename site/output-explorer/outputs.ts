import { type Choice, keyOf } from './choices.ts';

/** What the tool made of one combination. Texts are named by the hash of their content. */
export type Combination =
  | {
      /** Each file below `dist`, and its content. */
      files: Record<string, string>;
      /** The package.json that fits. */
      manifest: string;
      /** What a consumer of the package did. */
      use: { command: string; output: string; works: boolean };
    }
  | { message: string };

export type OutputsFile = {
  contents: Record<string, string>;
  combinations: Record<string, Combination>;
};

/**
 * Looks a combination up and puts its texts in.
 *
 * @throws where the data has no such combination
 */
export function outputOf(choice: Choice, { contents, combinations }: OutputsFile): Combination {
  const combination = combinations[keyOf(choice)];
  if (!combination) throw new Error(`No output for the combination ${keyOf(choice)}`);
  const text = (hash: string) => contents[hash] ?? '';
  if ('message' in combination) return { message: text(combination.message) };
  const { files, manifest, use } = combination;
  return {
    files: Object.fromEntries(Object.entries(files).map(([path, hash]) => [path, text(hash)])),
    manifest: text(manifest),
    use: { ...use, output: text(use.output) },
  };
}
