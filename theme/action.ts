import type { ActionName } from '../client/actions';

/** Attributes for a control that `client/actions.ts` handles without React. */
export function action(name: ActionName): { 'data-action': ActionName } {
  return { 'data-action': name };
}
