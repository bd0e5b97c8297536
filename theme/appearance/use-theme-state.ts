import { useSite } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { subscribeTheme } from '../../client/appearance/appearance';
import { readStored, subscribeStored, writeStored } from '../../client/storage';
import {
  APPEARANCE_KEY,
  type Appearance,
  appearanceSettings,
  type DarkMode,
  readAppearance,
} from '../../head/appearance';

type Theme = 'light' | 'dark';

/** The site's setting: whether readers have a choice, and the appearance before they make one. */
export function useAppearanceSettings() {
  return appearanceSettings(useSite().site.themeConfig.darkMode as DarkMode);
}

/** @returns the reader's choice; undefined in the prerendered page */
export function useAppearance(): Appearance | undefined {
  const { initial } = useAppearanceSettings();
  return useSyncExternalStore(
    subscribeStored,
    () => readAppearance(readStored(APPEARANCE_KEY), initial),
    () => undefined,
  );
}

/**
 * The theme of the document, which the scripts before the application apply. Rspress calls it once, around the whole
 * page.
 *
 * @returns the theme, and a function that chooses one
 */
export function useThemeState(): [Theme, (theme: Theme) => void] {
  const { initial } = useAppearanceSettings();
  const theme = useSyncExternalStore(
    subscribeTheme,
    () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'),
    () => (initial === 'dark' ? 'dark' : 'light'),
  );
  return [theme, chooseTheme];
}

function chooseTheme(theme: Theme): void {
  writeStored(APPEARANCE_KEY, theme);
}
