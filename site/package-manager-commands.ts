/** The package managers of the tabs, in their order. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** How a package's program is run: `exec` where it is installed, `dlx` where it is fetched for the purpose. */
export type Mode = 'exec' | 'dlx' | undefined;

const programs = {
  exec: { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bun', deno: 'deno run -A' },
  dlx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx', deno: 'deno run -A' },
} as const satisfies Record<NonNullable<Mode>, Record<PackageManager, string>>;

/**
 * Writes npm's arguments as another package manager takes them.
 *
 * @param command what follows `npm`, such as `install -D typescript`; with a mode, what follows `npx`
 * @returns the program with its first words, and what follows them, which may be empty
 */
export function commandFor(manager: PackageManager, command: string, mode?: Mode): { program: string; rest: string } {
  const words = command.trim().split(/\s+/);
  const program = mode ? programs[mode][manager] : manager;
  const written = mode ? forDeno(manager, words, 1) : forDeno(manager, inOwnWords(manager, words), Infinity, 1);
  return { program, rest: written.join(' ') };
}

/** `install` of packages is `add` everywhere but in npm; `create` names no version in Yarn 1. */
function inOwnWords(manager: PackageManager, [verb = '', ...rest]: string[]): string[] {
  const names = rest.filter((word) => !word.startsWith('-'));
  if (verb === 'install' && names.length > 0 && manager !== 'npm') return ['add', ...rest];
  if (verb === 'create' && manager === 'yarn') return [verb, ...rest.map((word) => word.replace(/@latest$/, ''))];
  if (verb === 'create' && manager === 'deno') return ['init', '--npm', ...rest];
  return [verb, ...rest];
}

/** Deno takes the packages of npm with a prefix: up to `count` of them, from the word at `from` on. */
function forDeno(manager: PackageManager, words: string[], count: number, from = 0): string[] {
  if (manager !== 'deno' || words[1] === '--npm') return words;
  let left = count;
  return words.map((word, index) => {
    if (index < from || left === 0 || word.startsWith('-') || word.includes(':')) return word;
    left -= 1;
    return `npm:${word}`;
  });
}
