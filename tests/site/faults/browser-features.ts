import type { Page } from '@playwright/test';
import { type Fault, HERE, type Met } from './fault.ts';
import { runFirst } from './in-page.ts';

/**
 * What older or stricter browsers lack, by whose property it is. Not `trustedTypes`: a browser without
 * them does not require them either, and this one would go on to.
 */
const MISSING: readonly (readonly [owner: string, name: string])[] = [
  ['Window', 'IntersectionObserver'],
  ['Window', 'ResizeObserver'],
  ['Window', 'PerformanceObserver'],
  ['Window', 'requestIdleCallback'],
  ['Window', 'CSS'],
  ['Window', 'fetch'],
  ['Window', 'Worker'],
  ['Window', 'structuredClone'],
  ['Window', 'BroadcastChannel'],
  ['Window', 'queueMicrotask'],
  ['Window', 'crypto'],
  ['Window', 'navigation'],
  ['Window', 'scheduler'],
  ['Document', 'startViewTransition'],
  ['Document', 'fonts'],
  ['HTMLElement', 'popover'],
  ['HTMLElement', 'showPopover'],
  ['HTMLDialogElement', 'showModal'],
  ['HTMLButtonElement', 'popoverTargetElement'],
  ['Element', 'checkVisibility'],
  ['Element', 'scrollIntoView'],
  ['Navigator', 'clipboard'],
  ['Navigator', 'languages'],
  ['Navigator', 'onLine'],
  ['Navigator', 'userAgentData'],
  ['Performance', 'getEntriesByType'],
  ['History', 'scrollRestoration'],
];

/** Without these it is no application; the text stays. */
const NEEDED: readonly (readonly [owner: string, name: string])[] = [
  ['Window', 'matchMedia'],
  ['Window', 'AbortController'],
  ['Window', 'MutationObserver'],
  ['Window', 'Intl'],
];

/** What throws in a browser that counts its calls, or keeps them from frames and strangers. */
const THROWING: readonly (readonly [owner: string, name: string])[] = [
  ['History', 'replaceState'],
  ['History', 'pushState'],
  ['Window', 'fetch'],
  ['Window', 'Worker'],
  ['Document', 'startViewTransition'],
];

/** What scripts in the head use, and so documents before their application. */
const IN_HEAD = [
  'matchMedia',
  'AbortController',
  'MutationObserver',
  'requestIdleCallback',
  'popoverTargetElement',
  'languages',
  'onLine',
  'getEntriesByType',
];

type Part = readonly [owner: string, name: string];

async function take(page: Page, [owner, name]: Part, throws: boolean): Promise<Met> {
  const part = { owner, name, throws };
  const inPage = ({ owner, name, throws }: typeof part) => {
    const holder =
      owner === 'Window' ? window : (window as unknown as Record<string, { prototype: object }>)[owner]?.prototype;
    if (!holder) throw new Error(`no ${owner}`);
    if (!throws) return void Reflect.deleteProperty(holder, name);
    const refuse = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
    Object.defineProperty(holder, name, { value: refuse, configurable: true });
  };
  if (page.url() === 'about:blank') await runFirst(page, inPage, part);
  else await page.evaluate(inPage, part);
  return () =>
    page.evaluate(({ owner, name, throws }) => {
      const holder = (
        owner === 'Window' ? window : (window as unknown as Record<string, { prototype: object }>)[owner]?.prototype
      ) as Record<string, unknown>;
      return throws ? String(holder[name]).includes('Too many calls') : !(name in holder);
    }, part);
}

export const browserFeatures: readonly Fault[] = [
  ...MISSING.map(
    (part): Fault => ({
      name: `the browser has no ${part.join('.')}`,
      // With a hash, which the page keeps its heading in place for.
      address: part[1] === 'ResizeObserver' ? `${HERE}#usage` : undefined,
      inject: (page) => take(page, part, false),
      touchesDocuments: IN_HEAD.includes(part[1]),
    }),
  ),
  ...NEEDED.map(
    (part): Fault => ({
      name: `the browser has no ${part.join('.')}`,
      inject: (page) => take(page, part, false),
      touchesDocuments: IN_HEAD.includes(part[1]),
      works: false,
      mayBeSaid: [/is not defined/, /is not a function/, /undefined/],
    }),
  ),
  ...THROWING.map(
    (part): Fault => ({
      name: `${part.join('.')} throws`,
      inject: (page) => take(page, part, true),
      comes: ['opening', 'use'],
    }),
  ),
];
