import type { Finding } from '../../site/findings/finding.ts';
import type { Fence } from '../../site/pages/fences-of.ts';
import { splitCommand } from '../example-files/split-command.ts';

/** Programs whose calls an example must have made before a page shows them. */
const proven = ['rslib', 'node', 'tsc', 'tsup'];

/**
 * Finds tool commands in shell fences that no example runs.
 *
 * @param fences the shell fences of pages
 * @param runs the `run` of every step of every example
 */
export function unprovenCommands(fences: readonly Fence[], runs: readonly string[]): Finding[] {
  const known = new Set(runs.map(normalised));
  return fences.flatMap((fence) =>
    commandsOf(fence.body)
      .filter(({ command }) => proven.includes(command.split(/\s/)[0] ?? '') && !known.has(normalised(command)))
      .map(({ command, offset }) => ({
        file: fence.page,
        line: fence.line + offset,
        column: fence.column,
        what: `no example runs \`${command}\``,
        how: 'add it as a step of the example it belongs to, or show a command that one has',
      })),
  );
}

/** What runs a program of a package, in every package manager. */
const RUNNER = /^(?:npx|bunx|(?:pnpm|yarn|bun)(?:\s+(?:exec|dlx|x))?)\s+/;

/** The commands of a shell fence without what runs them, each with its distance from the fence's first line. */
function commandsOf(body: string): { command: string; offset: number }[] {
  return body.split('\n').flatMap((line, index) =>
    line
      .replace(/(?:^|\s)#.*$/, '')
      .split('&&')
      .map((command) => ({ command: command.trim().replace(RUNNER, ''), offset: index + 1 }))
      .filter(({ command }) => command !== ''),
  );
}

/** A command with an unclosed quote is one that no example runs. */
function wordsOf(command: string): string[] {
  try {
    return splitCommand(command);
  } catch {
    return [command];
  }
}

/** Quotes don't matter, and `rslib build` is what `rslib` does. */
function normalised(command: string): string {
  const words = wordsOf(command);
  if (words[0] === 'rslib' && words[1] === 'build') words.splice(1, 1);
  return words.join('\0');
}
