type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>;

/** Ctrl+K or Cmd+K toggles search, also while typing in a field (D-06). */
export function isToggle({ key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat }: Key): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey || isComposing || repeat) return false;
  // On keyboards without Latin letters, the physical key counts.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** A slash opens search, unless a field has the focus. */
export function isSlash({ key, ctrlKey, metaKey, altKey, isComposing, repeat }: Key): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing && !repeat;
}

/** Whether an element takes text input. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
