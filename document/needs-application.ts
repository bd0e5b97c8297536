/**
 * Whether only the application can handle an event. The browser handles links, native popovers, and
 * `actions.ts` handles controls with `data-action`.
 */
export function needsApplication({ type, target }: Event): boolean {
  return type === 'input' || isReactControl(target as Element);
}

function isReactControl(target: Element): boolean {
  const control: Element & Partial<HTMLButtonElement> = target.closest('a, button') ?? target;
  if (!control.matches('button:not([data-action])')) return false;
  // A click on a button that hides a popover may have other effects.
  return !control.popoverTargetElement || control.popoverTargetAction === 'hide';
}
