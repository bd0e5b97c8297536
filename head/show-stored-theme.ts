/**
 * Shows the stored theme before anything is painted, and goes on with the system and with other tabs
 * on a page whose application was not started yet. It stands in the head as source text, so it may
 * use nothing from outside.
 *
 * @param key where the choice is stored; empty where the reader has none, since nothing is stored there
 * @param byDefault what holds without a choice: `light`, `dark` or `auto`
 */
export function showStoredTheme(key: string, byDefault: string): void {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)') as MediaQueryList | undefined;
  const root = document.documentElement;

  function show(): void {
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem(key);
    } catch {
      // Storage is blocked: as if nothing was chosen.
    }
    if (!/^(?:light|dark|auto)$/.test(chosen ?? '')) chosen = byDefault;
    const isDark = chosen === 'dark' || (chosen === 'auto' && !!system?.matches);
    root.classList.toggle('dark', isDark);
    root.classList.toggle('rp-dark', isDark);
    root.style.colorScheme = isDark ? 'dark' : 'light';
  }

  show();
  if (system) system.onchange = show;
  addEventListener('storage', show);
}
