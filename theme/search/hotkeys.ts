type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>;

/** Ctrl or Cmd with K opens and closes search, wherever the reader types: a requirement (D-06). */
export function isToggle({ key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat }: Key): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey || isComposing || repeat) return false;
  // Where the keyboard writes no Latin letters, the key itself counts.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** A slash opens search, unless it is being typed into something. */
export function isSlash({ key, ctrlKey, metaKey, altKey, isComposing, repeat }: Key): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing && !repeat;
}

/** Whether what has the focus takes text. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
