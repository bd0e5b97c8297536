/**
 * Applies the stored theme before the first paint, and follows the system and other tabs until the application does.
 * Inlined in the head, so it has no imports.
 *
 * @param key the storage key, or empty if readers have no choice
 * @param initial the appearance without a stored choice: `light`, `dark` or `auto`
 */
export function showStoredTheme(key: string, initial: string): void {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)') as MediaQueryList | undefined;
  const root = document.documentElement;

  function show(): void {
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem(key);
    } catch {
      // Storage is blocked.
    }
    if (!/^(?:light|dark|auto)$/.test(chosen ?? '')) chosen = initial;
    const isDark = chosen === 'dark' || (chosen === 'auto' && !!system?.matches);
    root.classList.toggle('dark', isDark);
    root.classList.toggle('rp-dark', isDark);
    root.style.colorScheme = isDark ? 'dark' : 'light';
  }

  show();
  if (system) system.onchange = show;
  addEventListener('storage', show);
}
