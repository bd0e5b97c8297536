/** Names the key of search as this platform does. */
export function hotkey(): string {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
}

/** Shows it in the prerendered button; in another one the application does. */
export function showHotkey(): void {
  const place = document.querySelector('[data-hotkey]');
  if (place) place.textContent = hotkey();
}
