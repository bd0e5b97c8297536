/**
 * Shows the stored theme before anything is painted. It stands in the head as source text, so it
 * may use nothing from outside.
 *
 * @param key where the choice is stored; undefined where the reader has none
 * @param byDefault what holds without a choice: `light`, `dark` or `auto`
 */
export function showStoredTheme(key: string | undefined, byDefault: string): void {
  let chosen: string | null = null;
  try {
    if (key !== undefined) chosen = localStorage.getItem(key);
  } catch {
    // Storage is blocked: as if nothing was chosen.
  }
  if (chosen !== 'light' && chosen !== 'dark' && chosen !== 'auto') chosen = byDefault;
  const isDark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', isDark);
  root.classList.toggle('rp-dark', isDark);
  root.style.colorScheme = isDark ? 'dark' : 'light';
}
