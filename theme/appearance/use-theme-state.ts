import { useSite } from '@rspress/core/runtime';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { type Appearance, appearanceSettings, type DarkMode, isDark, readAppearance } from '../../head/appearance';
import { storeAppearance, storedAppearance, subscribeToAppearance, systemDark } from './stored-appearance';

type Theme = 'light' | 'dark';

function useSettings() {
  const { site } = useSite();
  return appearanceSettings(site.themeConfig.darkMode as DarkMode);
}

/** Whether readers of this site may choose between light and dark. */
export function useHasAppearanceChoice(): boolean {
  return useSettings().hasChoice;
}

/** @returns the reader's choice; undefined while the page is rendered in advance */
export function useAppearance(): Appearance | undefined {
  const { initial } = useSettings();
  return useSyncExternalStore(subscribeToAppearance, () => readAppearance(storedAppearance(), initial), noAppearance);
}

/**
 * Keeps the document in the theme that holds: Rspress calls it once, around the whole page.
 *
 * @returns the theme, and a function that chooses one
 */
export function useThemeState(): [Theme, (theme: Theme) => void] {
  const { hasChoice, initial } = useSettings();
  const current = useCallback((): Theme => {
    const appearance = hasChoice ? readAppearance(storedAppearance(), initial) : initial;
    return isDark(appearance, systemDark().matches) ? 'dark' : 'light';
  }, [hasChoice, initial]);
  const theme = useSyncExternalStore(subscribeToAppearance, current, () => (initial === 'dark' ? 'dark' : 'light'));
  // The first render repeats the one in advance, so what it says of the theme is not to be shown. Each
  // change is shown anew: the script in the head, which knows the browser's storage only, may have shown another.
  useLayoutEffect(() => {
    const show = () => showTheme(current());
    show();
    return subscribeToAppearance(show);
  }, [current]);
  return [theme, storeAppearance];
}

function noAppearance(): undefined {
  return undefined;
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('rp-dark', theme === 'dark');
  root.style.colorScheme = theme;
}
