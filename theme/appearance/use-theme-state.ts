import { useSyncExternalStore } from 'react';
import { subscribeTheme } from '../../document/appearance/appearance';
import { APPEARANCE_KEY, type Appearance, appearanceSettings, readAppearance } from '../../document/head/appearance';
import { readStored, subscribeStored, writeStored } from '../../document/storage';

type Theme = 'light' | 'dark';

/** Whether readers have a choice, and the appearance until they make one. */
export const siteAppearance = appearanceSettings(DARK_MODE);

/** @returns the reader's choice; undefined while prerendering and hydrating */
export function useAppearance(): Appearance | undefined {
  const { initial } = siteAppearance;
  return useSyncExternalStore(
    subscribeStored,
    () => readAppearance(readStored(APPEARANCE_KEY), initial),
    () => undefined,
  );
}

/**
 * The document's theme, which the head script and `document/` apply. Rspress calls this hook once, around the whole page.
 *
 * @returns the theme and its setter
 */
export function useThemeState(): [Theme, (theme: Theme) => void] {
  const { initial } = siteAppearance;
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
