/**
 * Applies light or dark. Also inlined in the head, so it has no imports.
 *
 * @param chosen the stored appearance: `light`, `dark` or `auto`; anything else stands for `initial`
 */
export function applyTheme(chosen: string | null, initial: string, system: MediaQueryList | undefined): void {
  const root = document.documentElement;
  const appearance = /^(?:light|dark|auto)$/.test(chosen ?? '') ? chosen : initial;
  const isDark = appearance === 'dark' || (appearance === 'auto' && !!system?.matches);
  root.classList.toggle('dark', isDark);
  root.classList.toggle('rp-dark', isDark);
  root.style.colorScheme = isDark ? 'dark' : 'light';
}

/**
 * Applies the stored theme before the first paint, and follows the system and other tabs until the application does.
 * Inlined in the head, so it has no imports.
 *
 * @param key the storage key, or empty if readers have no choice
 * @param initial the appearance without a stored choice: `light`, `dark` or `auto`
 * @param apply `applyTheme`, which inlined code cannot import
 */
export function showStoredTheme(key: string, initial: string, apply: typeof applyTheme): void {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)') as MediaQueryList | undefined;

  function show(): void {
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem(key);
    } catch {
      // Storage is blocked.
    }
    apply(chosen, initial, system);
  }

  show();
  if (system) system.onchange = show;
  addEventListener('storage', show);
}
