/**
 * Whether only the application can do what an event asks for. Links, native popovers and dialogs are the browser's,
 * and controls with `data-action` are handled in `actions.ts`.
 *
 * @param isTyping whether the event before it was a letter for the field of search
 */
export function needsApplication(event: Event, isTyping: boolean): boolean {
  const target = event.target as HTMLElement;
  if (event.type === 'input') return true;
  if (event.type === 'click') return isOwnControl(target);
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event as KeyboardEvent;
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  if (key.length > 1 || target.closest('input, textarea, select, [contenteditable]')) return false;
  return isTyping || (key === '/' && !shiftKey);
}

function isOwnControl(target: Element): boolean {
  const control: Element & Partial<HTMLButtonElement> & { commandForElement?: Element } =
    target.closest('a, button') ?? target;
  // Images zoom; linked images keep their link.
  if (!control.matches('button:not([data-action]), img')) return false;
  // A button that hides a popover may do more.
  return !control.commandForElement && !(control.popoverTargetElement && control.popoverTargetAction !== 'hide');
}
