import { type Fault, HERE } from './fault.ts';
import { breakPage } from './fault-window.ts';

/**
 * Features that older or stricter browsers lack, as `Owner.property`. Each group is removed at once; no member of a
 * group hides the use of another. Not `trustedTypes`: browsers without them do not enforce them, but this one still
 * would.
 */
const MISSING: readonly (readonly string[])[] = [
  ['Window.IntersectionObserver', 'Window.ResizeObserver', 'Window.PerformanceObserver'],
  ['Window.requestIdleCallback', 'Window.queueMicrotask', 'Window.scheduler', 'Window.structuredClone'],
  ['Window.fetch', 'Window.Worker', 'Window.BroadcastChannel', 'Window.crypto', 'Window.Intl'],
  ['Window.CSS', 'Document.startViewTransition', 'Document.fonts'],
  ['Element.checkVisibility', 'Element.scrollIntoView', 'History.scrollRestoration', 'Window.navigation'],
  ['HTMLElement.popover', 'HTMLElement.showPopover', 'HTMLButtonElement.popoverTargetElement'],
  ['HTMLDialogElement.showModal', 'Navigator.clipboard', 'Navigator.userAgentData'],
  ['Navigator.languages', 'Navigator.onLine', 'Performance.getEntriesByType'],
  ['Iterator.map', 'Iterator.filter', 'Iterator.find', 'Iterator.some', 'Iterator.toArray', 'Iterator.flatMap'],
];

/** Without these the application does not start, but the text stays. */
const NEEDED = ['Window.matchMedia', 'Window.AbortController', 'Window.MutationObserver', 'Array.at'];

/** Methods that throw in browsers that limit calls, or in third-party frames. */
const THROWING: readonly (readonly string[])[] = [
  ['History.replaceState'],
  ['History.pushState'],
  ['Window.fetch', 'Window.Worker', 'Document.startViewTransition'],
];

type Broken = { features: readonly string[]; throws: boolean };

/** Removes features or makes them throw. Runs in the page. */
function breakFeatures({ features, throws }: Broken): void {
  for (const feature of features) {
    const [owner = '', name = ''] = feature.split('.');
    const owners = window as unknown as Record<string, { prototype: object }>;
    const holder = owner === 'Window' ? window : owners[owner]?.prototype;
    if (!holder) throw new Error(`no ${owner}`);
    const refuse = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
    if (throws) Object.defineProperty(holder, name, { value: refuse, configurable: true });
    else Reflect.deleteProperty(holder, name);
  }
}

function areBroken({ features, throws }: Broken): boolean {
  return features.every((feature) => {
    const [owner = '', name = ''] = feature.split('.');
    const owners = window as unknown as Record<string, { prototype: object }>;
    const holder = (owner === 'Window' ? window : owners[owner]?.prototype) as Record<string, unknown>;
    return throws ? String(holder[name]).includes('Too many calls') : !(name in holder);
  });
}

const faultOf = (name: string, features: readonly string[], throws: boolean, rest: Partial<Fault>): Fault => ({
  name,
  inject: (page) => breakPage(page, breakFeatures, areBroken, { features, throws }),
  ...rest,
});

export const browserFeatures: readonly Fault[] = [
  ...MISSING.map((features) =>
    faultOf(`the browser has no ${features.join(', ')}`, features, false, {
      // A hash, whose heading is kept aligned with a ResizeObserver.
      address: features.includes('Window.ResizeObserver') ? `${HERE}#usage` : undefined,
      followsLinksEarly: true,
    }),
  ),
  ...NEEDED.map((feature) =>
    faultOf(`the browser has no ${feature}`, [feature], false, {
      followsLinksEarly: true,
      works: false,
      allowedErrors: [/is not defined/, /is not a function/, /undefined/],
    }),
  ),
  ...THROWING.map((features) => faultOf(`${features.join(', ')} throw`, features, true, { when: ['opening', 'use'] })),
];
