import { type ComponentType, createElement } from 'react';
import components from 'site-components';
import { useText } from '../use-text';

/** The element around a component that is hydrated by itself. `base.css` takes its box away. */
const ELEMENT = 'page-island';

/** Components that pages can use without an import; those that are hydrated by themselves are in an element of their own. */
export const pageComponents: Readonly<Record<string, ComponentType<object>>> = Object.fromEntries(
  Object.entries(components).map(([name, component]) => [
    name,
    component.hydrate === 'never' ? component.view : inIsland(name, component),
  ]),
);

type Definition = (typeof components)[string];

function inIsland(name: string, { view, hydrate, scope }: Definition): ComponentType<object> {
  return function Island(props) {
    const text = useText();
    // Elements and functions cannot stand in an attribute, so the whole page is hydrated with them.
    const isAlone = scope !== 'page' && isData(props);
    const marks = { 'data-island': isAlone ? name : 'page', 'data-hydrate': hydrate };
    // What `document/start-application.ts` says where the application does not arrive.
    const lost = { 'data-lost': text('island.failed') };
    const data = isAlone ? { 'data-props': JSON.stringify(props) } : {};
    return createElement(ELEMENT, { ...marks, ...lost, ...data }, createElement(view, props));
  };
}

/** Whether JSON can hold a value. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  return (
    Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) && Object.values(value).every(isData)
  );
}

/** An island of a prerendered page: its element, and its component with its props. */
export type FoundIsland = {
  element: HTMLElement;
  /** Whether it waits until it is near the window, which those with code of their own do, too. */
  isDeferred: boolean;
  component: ReturnType<typeof createElement>;
  /** Loads the code of its own. */
  load?: (() => Promise<unknown>) | undefined;
};

/** The islands in the main element, in reading order. */
export function findIslands(): FoundIsland[] {
  const elements = [...document.querySelectorAll<HTMLElement>(`main ${ELEMENT}:not([data-island=page])`)];
  return elements.flatMap((element) => {
    const { island = '', hydrate, props = '{}' } = element.dataset;
    const view = components[island]?.view;
    if (!view) return [];
    const values = JSON.parse(props) as object;
    const load = view.load && (() => view.load?.(values) ?? Promise.resolve());
    return { element, isDeferred: hydrate === 'visible' || !!load, component: createElement(view, values), load };
  });
}
