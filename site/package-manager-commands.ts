/** In the order of the tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** How to run a package's binary: `exec` if it is installed, `dlx` to download it first. */
export type Mode = 'exec' | 'dlx' | undefined;

const programs = {
  exec: { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bun', deno: 'deno run -A' },
  dlx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx', deno: 'deno run -A' },
} as const satisfies Record<NonNullable<Mode>, Record<PackageManager, string>>;

/**
 * Translates an npm command for another package manager.
 *
 * @param command the arguments of `npm`, such as `install -D typescript`; with a mode, those of `npx`
 * @returns the program with its subcommand, and the remaining arguments, which may be empty
 */
export function commandFor(manager: PackageManager, command: string, mode?: Mode): { program: string; rest: string } {
  const words = command.trim().split(/\s+/);
  const program = mode ? programs[mode][manager] : manager;
  const written = mode ? forDeno(manager, words, 1) : forDeno(manager, translate(manager, words), Infinity, 1);
  return { program, rest: written.join(' ') };
}

/** `install` with packages is `add` everywhere but in npm; Yarn 1 takes no version in `create`. */
function translate(manager: PackageManager, [verb = '', ...rest]: string[]): string[] {
  const names = rest.filter((word) => !word.startsWith('-'));
  if (verb === 'install' && names.length > 0 && manager !== 'npm') return ['add', ...rest];
  if (verb === 'create' && manager === 'yarn') return [verb, ...rest.map((word) => word.replace(/@latest$/, ''))];
  if (verb === 'create' && manager === 'deno') return ['init', '--npm', ...rest];
  return [verb, ...rest];
}

/** Adds Deno's `npm:` prefix to at most `count` packages, starting at the word `from`. */
function forDeno(manager: PackageManager, words: string[], count: number, from = 0): string[] {
  if (manager !== 'deno' || words[1] === '--npm') return words;
  let left = count;
  return words.map((word, index) => {
    if (index < from || left === 0 || word.startsWith('-') || word.includes(':')) return word;
    left -= 1;
    return `npm:${word}`;
  });
}
