import type { Finding } from '../../../shared/findings/finding.ts';
import type { Fence } from '../../../shared/pages/fences-of.ts';
import { splitCommand } from '../example-files/split-command.ts';
import { shellCommands } from './shell-commands.ts';

/** Programs whose commands have to be run by an example. */
const proven = ['rslib', 'node', 'tsc', 'tsup'];

/**
 * Finds commands in shell fences that no example runs.
 *
 * @param fences the shell fences of pages
 * @param runs the `run` of all steps of all examples
 */
export function unprovenCommands(fences: readonly Fence[], runs: readonly string[]): Finding[] {
  const known = new Set(runs.map(normalized));
  return fences.flatMap((fence) =>
    shellCommands(fence.body)
      .map((one) => ({ ...one, command: one.command.replace(RUNNER, '') }))
      .filter(({ command }) => proven.includes(command.split(/\s/)[0] ?? '') && !known.has(normalized(command)))
      .map(({ command, line }) => ({
        file: fence.page,
        line: fence.line + line + 1,
        column: fence.column,
        what: `no example runs \`${command}\``,
        how: 'add it as a step of an example, or show a command that an example runs',
      })),
  );
}

/** The package managers' prefixes for running a package's binary. */
const RUNNER = /^(?:npx|bunx|(?:pnpm|yarn|bun)(?:\s+(?:exec|dlx|x))?)\s+/;

/** Returns a command with an unclosed quote as one word, which no example runs. */
function wordsOf(command: string): string[] {
  try {
    return splitCommand(command);
  } catch {
    return [command];
  }
}

/** Ignores quotes, and treats `rslib build` as `rslib`. */
function normalized(command: string): string {
  const words = wordsOf(command);
  if (words[0] === 'rslib' && words[1] === 'build') words.splice(1, 1);
  return words.join('\0');
}
