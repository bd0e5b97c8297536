/** In the order of the tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

export type PackageManager = (typeof packageManagers)[number];

/**
 * Translates an npm command for another package manager.
 *
 * @param command the arguments of `npm`, such as `install -D typescript`
 * @returns those of the other one
 * @throws for other commands than install, remove and create
 */
export function commandFor(manager: PackageManager, command: string): string {
  const words = translate(manager, command.trim().split(/\s+/));
  return (manager === 'deno' ? words.map(forDeno) : words).join(' ');
}

/** `install` with packages is `add` everywhere but in npm; Yarn 1 takes no version in `create`. */
function translate(manager: PackageManager, [verb = '', ...rest]: string[]): string[] {
  if (!['install', 'remove', 'create'].includes(verb))
    throw new Error(`npm ${verb} has no translation — add it to components/tabs/package-manager-commands.ts`);
  const names = rest.filter((word) => !word.startsWith('-'));
  if (verb === 'install' && names.length > 0 && manager !== 'npm') return ['add', ...rest];
  if (verb === 'create' && manager === 'yarn') return [verb, ...rest.map((word) => word.replace(/@latest$/, ''))];
  if (verb === 'create' && manager === 'deno') return ['init', '--npm', ...rest];
  return [verb, ...rest];
}

/** Adds Deno's `npm:` prefix to packages. */
function forDeno(word: string, index: number, words: string[]): string {
  const isPackage = index > 0 && words[1] !== '--npm' && !word.startsWith('-') && !word.includes(':');
  return isPackage ? `npm:${word}` : word;
}
