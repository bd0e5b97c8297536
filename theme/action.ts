import type { ActionName } from '../client/actions';

/** Makes a control do something without the application: see `client/actions.ts`. */
export function action(name: ActionName): { 'data-action': ActionName } {
  return { 'data-action': name };
}
