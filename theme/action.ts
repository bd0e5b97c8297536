import type { ActionName } from '../document/actions';

/** Attributes for a control that `document/actions.ts` handles without React. */
export function action(name: ActionName): { 'data-action': ActionName } {
  return { 'data-action': name };
}
