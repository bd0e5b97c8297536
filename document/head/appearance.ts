/** Rspress's own storage key, so that earlier choices are kept. */
export const APPEARANCE_KEY = 'rspress-theme-appearance';

/** `auto` follows the system. */
export const appearances = ['light', 'dark', 'auto'] as const;

export type Appearance = (typeof appearances)[number];

/** The values of `themeConfig.darkMode`. */
export type DarkMode = boolean | Appearance | `force-${Appearance}` | undefined;

/**
 * @param darkMode the site's setting: `false` and `force-…` leave no choice
 * @returns whether readers have a choice, and the appearance until they make one
 */
export function appearanceSettings(darkMode: DarkMode): { hasChoice: boolean; initial: Appearance } {
  if (darkMode === false) return { hasChoice: false, initial: 'light' };
  if (darkMode === true || darkMode === undefined) return { hasChoice: true, initial: 'auto' };
  const initial = darkMode.replace('force-', '') as Appearance;
  return { hasChoice: initial === darkMode, initial };
}

/** The stored appearance, or the initial one if the stored value is not valid. */
export function readAppearance(stored: string | null | undefined, initial: Appearance): Appearance {
  return appearances.find((appearance) => appearance === stored) ?? initial;
}
