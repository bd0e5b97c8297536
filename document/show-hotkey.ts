/** The search shortcut, as this platform writes it. */
export function hotkey(): string {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
}

/** Fills in the shortcut on the prerendered button; React does it on later ones. */
export function showHotkey(): void {
  const place = document.querySelector('[data-hotkey]');
  if (place) place.textContent = hotkey();
}
