import { useSite } from '@rspress/core/runtime';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  APPEARANCE_KEY,
  type Appearance,
  appearanceSettings,
  type DarkMode,
  isDark,
  readAppearance,
} from '../../head/appearance';
import { readStored, subscribeStored, writeStored } from '../storage';

type Theme = 'light' | 'dark';

function useSettings() {
  return appearanceSettings(useSite().site.themeConfig.darkMode as DarkMode);
}

/** Whether the site lets readers choose between light and dark. */
export function useHasAppearanceChoice(): boolean {
  return useSettings().hasChoice;
}

/** @returns the reader's choice; undefined in the prerendered page */
export function useAppearance(): Appearance | undefined {
  const { initial } = useSettings();
  return useSyncExternalStore(
    subscribe,
    () => readAppearance(readStored(APPEARANCE_KEY), initial),
    () => undefined,
  );
}

/** Stores a choice, which applies to this page and other tabs at once. */
export function storeAppearance(appearance: Appearance): void {
  writeStored(APPEARANCE_KEY, appearance);
}

/**
 * Applies the theme to the document. Rspress calls it once, around the whole page.
 *
 * @returns the theme, and a function that chooses one
 */
export function useThemeState(): [Theme, (theme: Theme) => void] {
  const { hasChoice, initial } = useSettings();
  const current = useCallback((): Theme => {
    const appearance = hasChoice ? readAppearance(readStored(APPEARANCE_KEY), initial) : initial;
    return isDark(appearance, systemDark().matches) ? 'dark' : 'light';
  }, [hasChoice, initial]);
  const theme = useSyncExternalStore(subscribe, current, () => (initial === 'dark' ? 'dark' : 'light'));
  // Not from `theme`, which hydration renders as the server did. The script in the head may have applied another one,
  // since it does not know what could not be stored.
  useLayoutEffect(() => {
    const apply = () => applyTheme(current());
    apply();
    return subscribe(apply);
  }, [current]);
  return [theme, storeAppearance];
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('rp-dark', theme === 'dark');
  root.style.colorScheme = theme;
}

/** Subscribes to the stored choice and to the system's preference. */
function subscribe(onChange: () => void): () => void {
  const system = systemDark();
  const unsubscribe = subscribeStored(onChange);
  system.addEventListener('change', onChange);
  return () => {
    unsubscribe();
    system.removeEventListener('change', onChange);
  };
}

function systemDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
