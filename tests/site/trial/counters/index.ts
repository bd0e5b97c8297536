import { defineComponent } from '../../../../shared/define-component.ts';

const folder = import.meta.dirname;

/** A component of each kind of hydration. */
export const counters = [
  defineComponent({ name: 'LoadCounter', folder, view: () => import('./LoadCounter'), hydrate: 'load' }),
  defineComponent({ name: 'IdleCounter', folder, view: () => import('./IdleCounter'), hydrate: 'idle' }),
  defineComponent({ name: 'VisibleCounter', folder, view: () => import('./VisibleCounter') }),
  defineComponent({ name: 'IntentCounter', folder, view: () => import('./IntentCounter'), hydrate: 'intent' }),
  defineComponent({ name: 'StaticNote', folder, view: () => import('./StaticNote'), hydrate: 'never' }),
];
